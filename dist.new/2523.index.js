"use strict";
exports.id = 2523;
exports.ids = [2523,8842];
exports.modules = {

/***/ 52523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPlugins: () => (/* binding */ openPlugins)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42357);
/* harmony import */ var _hooks_read_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71238);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20274);
/* harmony import */ var _platform_files_file_system_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4076);
/* harmony import */ var _platform_files_path_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89273);
/* harmony import */ var _platform_files_state_read_only_copies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2607);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72443);
/* harmony import */ var _prompt_working_tree_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37011);










const maxFiles = 2_000;
const maxBytes = 20_000_000;
const maxDepth = 16;
/**
 * Copies the plugins in these directories of the trusted source to a directory below `temporary`, and reads their
 * manifests and hooks. Their MCP servers and settings are not read. Rejects with UserError `plugin-invalid`.
 */
async function openPlugins(directories, source, temporary) {
    const diagnostics = [];
    const read = [];
    for (const directory of directories) {
        const plugin = await readPlugin(directory, source).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .only */ .j6)(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo, (error) => error));
        if (plugin instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo)
            diagnostics.push(...plugin.diagnostics);
        else if (read.some(({ manifest }) => manifest.name === plugin.manifest.name))
            diagnostics.push(problem(directory, `another plugin has the name ${plugin.manifest.name}`, 'name one of them'));
        else
            read.push(plugin);
    }
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(diagnostics);
    const copies = (0,_platform_files_state_read_only_copies_js__WEBPACK_IMPORTED_MODULE_6__/* .createReadOnlyCopies */ .m)(temporary);
    const opened = read.map((plugin) => open(plugin, copies.add(plugin.manifest.name, plugin.files)));
    return {
        plugins: opened.map(({ plugin }) => plugin),
        hooks: {
            hooks: opened.flatMap(({ hooks, plugin: { root } }) => hooks.hooks.map((hook) => ({ ...hook, root }))),
            diagnostics: opened.flatMap(({ hooks }) => hooks.diagnostics),
            notices: opened.flatMap(({ hooks }) => hooks.notices),
        },
    };
}
async function readPlugin(directory, source) {
    const where = await problemOfPath(directory, source);
    if (where !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(where);
    const found = await filesBelow(directory, source);
    if (found.paths.length > maxFiles)
        throw tooLarge(directory, `it has more than ${String(maxFiles)} files`);
    const contents = await source.readAll(found.paths, maxBytes);
    const files = new Map();
    for (const path of found.paths) {
        const content = contents.get(path);
        if (!Buffer.isBuffer(content))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problem(directory, `cannot read ${path}${content === undefined ? '' : `: ${content.message}`}`, 'make it a readable file'));
        files.set(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(directory, path), content);
    }
    if ([...files.values()].reduce((sum, { length }) => sum + length, 0) > maxBytes)
        throw tooLarge(directory, `it has more than ${String(maxBytes)} bytes`);
    const manifest = readManifest(directory, files);
    if (!hasComponents(manifest, files))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(noPlugin(directory, files));
    return { directory, manifest, files, skipped: found.skipped };
}
function tooLarge(directory, message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(problem(directory, message, 'name the directory of one plugin, without what it does not need'));
}
/** Every part of the path must be a directory of this repository: no link, no submodule. */
async function problemOfPath(directory, source) {
    if (['', '.'].includes(directory))
        return problem(directory, 'it is the workspace itself', 'name a directory in it');
    const parts = directory.split('/');
    const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const kinds = await source.present([...prefixes, ...prefixes.map((prefix) => `${prefix}/.git`)]);
    for (const prefix of prefixes) {
        const kind = kinds.get(prefix);
        if (kind === undefined) {
            const hint = 'correct the path; it is relative to the workspace, and must be in the trusted commit';
            return problem(directory, `${prefix} does not exist`, hint);
        }
        if (kind === 'link')
            return problem(directory, `${prefix} is a link`, 'name the directory that it leads to');
        if (kind === 'file')
            return problem(directory, `${prefix} is a file`, 'name the directory of the plugin');
        if (kind === 'other' || kinds.has(`${prefix}/.git`))
            return problem(directory, `${prefix} is a submodule or another repository`, 'commit the plugin to this repository');
    }
    return null;
}
async function filesBelow(directory, source) {
    const paths = [];
    const skipped = [];
    const collect = async (at, depth) => {
        const entries = await source.list(at).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_7__/* .FileProblem */ .k, () => []));
        if (at !== directory && entries.some(({ name }) => name === '.git')) {
            skipped.push(at);
            return;
        }
        for (const { name, kind } of entries) {
            const path = `${at}/${name}`;
            if (paths.length > maxFiles)
                return;
            if (kind === 'file')
                paths.push(path);
            else if (kind === 'directory' && depth < maxDepth)
                await collect(path, depth + 1);
            else
                skipped.push(path);
        }
    };
    await collect(directory, 0);
    return { paths, skipped };
}
const manifestPath = '.claude-plugin/plugin.json';
const usualHooks = 'hooks/hooks.json';
/** Without a manifest, the directory's name is that of the plugin. */
function readManifest(directory, files) {
    const text = files.get(manifestPath);
    const value = text === undefined ? {} : jsonOf(text);
    const location = `${directory}/${manifestPath}`;
    if (!(0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(value))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(invalid(location, 'it is not a JSON object'));
    const { name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(directory) } = value;
    if (typeof name !== 'string' || !/^[A-Za-z0-9][\w.-]{0,63}$/.test(name))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(invalid(location, `the name ${JSON.stringify(name)} has characters other than letters, digits, -, _ and .`));
    const all = (component) => [
        component,
        ...pathsIn(value[component]).filter((path) => path !== component),
    ];
    return {
        name,
        directories: { commands: all('commands'), skills: all('skills'), agents: all('agents') },
        hooks: hooksIn(value['hooks'], directory, files),
    };
}
/** `./custom/` or a list of such paths. */
function pathsIn(value) {
    return [value].flat().flatMap((path) => (typeof path === 'string' ? [normalized(path)] : []));
}
function normalized(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(path).replace(/^(?:\.\/)+|\/+$/g, '');
}
/** The usual file, other files that the manifest names, and hooks in the manifest itself. */
function hooksIn(value, directory, files) {
    const named = pathsIn(value).filter((path) => path !== usualHooks);
    const missing = named.find((path) => !files.has(path));
    if (missing !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(invalid(`${directory}/${manifestPath}`, `the file of hooks ${missing} does not exist`));
    const inFiles = [...(files.has(usualHooks) ? [usualHooks] : []), ...named].map((path) => {
        const location = `${directory}/${path}`;
        const parsed = jsonOf(files.get(path));
        if (!(0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(parsed))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(invalid(location, 'it is not a JSON object'));
        return { location, value: parsed['hooks'] ?? {} };
    });
    const inline = [value].flat().filter(_parsed_json_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4);
    return [
        ...inFiles,
        ...inline.map((one) => ({ location: `${directory}/${manifestPath} hooks`, value: one['hooks'] ?? one })),
    ];
}
function jsonOf(content) {
    return content === undefined ? undefined : (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_9__/* .parsedJson */ .U4)(content.toString('utf8').replace(/^\uFEFF/, ''));
}
function hasComponents({ directories, hooks }, files) {
    const paths = [...files.keys()];
    const all = Object.values(directories).flat();
    return hooks.length > 0 || all.some((directory) => paths.some((path) => path.startsWith(`${directory}/`)));
}
function noPlugin(directory, files) {
    const manifests = [...files.keys()].filter((path) => path.endsWith(`/${manifestPath}`));
    const names = manifests.slice(0, 5).map((path) => `${directory}/${path.slice(0, -manifestPath.length - 1)}`);
    return problem(directory, 'it contains no commands, skills, agents or hooks of a plugin', names.length > 0
        ? `name the directory of a plugin, such as ${names.join(', ')}`
        : 'name the directory that contains commands, skills, agents or hooks');
}
function open({ directory, manifest, files, skipped }, root) {
    const paths = [...files.keys()];
    const facts = (0,_platform_files_path_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .createPathFacts */ .P)(root, root);
    const read = manifest.hooks.map(({ location, value }) => (0,_hooks_read_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .readHooks */ .b)(value, location, true));
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const [path, content] of files)
        digest.update(`${path}\0${String(content.length)}\0`).update(content);
    const plugin = {
        name: manifest.name,
        directory,
        root,
        source: (0,_prompt_working_tree_source_js__WEBPACK_IMPORTED_MODULE_8__/* .workingTreeSource */ .p)((0,_platform_files_file_system_js__WEBPACK_IMPORTED_MODULE_4__/* .createFileSystem */ .S)({ root, guard: () => null }), facts),
        components: manifest.directories,
        digest: digest.digest('hex'),
        notices: [
            ...(skipped.length === 0
                ? []
                : [`${directory}: links and other repositories in a plugin are not used: ${skipped.slice(0, 5).join(', ')}.`]),
            ...(paths.includes('.mcp.json')
                ? [`${directory}: the MCP servers of a plugin are not started; configure them with mcp-servers.`]
                : []),
        ],
    };
    return {
        plugin,
        hooks: {
            hooks: read.flatMap(({ hooks }) => hooks),
            diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
            notices: read.flatMap(({ notices }) => notices),
        },
    };
}
function problem(directory, message, hint) {
    return { code: 'plugin-invalid', location: `plugin-directories: ${directory}`, message, hint };
}
function invalid(location, message) {
    return {
        code: 'plugin-invalid',
        location,
        message,
        hint: 'correct the file, or remove the plugin from plugin-directories',
    };
}


/***/ }),

/***/ 29402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ hookEvents),
/* harmony export */   IS: () => (/* binding */ eventFacts),
/* harmony export */   T: () => (/* binding */ longestEndSeconds),
/* harmony export */   on: () => (/* binding */ otherEvents)
/* harmony export */ });
/** The events of Claude Code's public hook protocol (November 2026) that happen in a run without a person. */
const hookEvents = [
    'SessionStart',
    'UserPromptExpansion',
    'UserPromptSubmit',
    'PreToolUse',
    'PermissionRequest',
    'PermissionDenied',
    'PostToolUse',
    'PostToolUseFailure',
    'PostToolBatch',
    'Stop',
    'StopFailure',
    'SubagentStart',
    'SubagentStop',
    'PreCompact',
    'SessionEnd',
];
/** Events of the protocol that belong to interactive sessions: their hooks never run here. */
const otherEvents = [
    ...['Setup', 'Notification', 'PostCompact', 'PreModelSwitch', 'PostModelSwitch', 'TeammateIdle', 'TaskCreated'],
    ...['TaskCompleted', 'Elicitation', 'ElicitationResult', 'ConfigChange', 'WorktreeCreate', 'WorktreeRemove'],
    ...['InstructionsLoaded', 'CwdChanged', 'FileChanged', 'DirectoryAdded', 'MessageDisplay'],
];
const usual = {
    matches: null,
    isToolEvent: false,
    plainTextIsContext: false,
    onBlock: 'notice',
    failsClosed: false,
    timeoutSeconds: 600,
};
const tool = { ...usual, matches: 'tool', isToolEvent: true };
/** One row per event, so that a new event does not compile without its decisions. */
const eventFacts = {
    SessionStart: { ...usual, matches: 'source', plainTextIsContext: true },
    UserPromptExpansion: { ...usual, matches: 'command', plainTextIsContext: true, onBlock: 'block' },
    UserPromptSubmit: { ...usual, plainTextIsContext: true, onBlock: 'block', timeoutSeconds: 30 },
    PreToolUse: { ...tool, onBlock: 'block', failsClosed: true },
    PermissionRequest: { ...tool, onBlock: 'block', failsClosed: true },
    PermissionDenied: tool,
    PostToolUse: { ...tool, onBlock: 'feedback' },
    PostToolUseFailure: { ...tool, onBlock: 'feedback' },
    PostToolBatch: { ...usual, onBlock: 'block' },
    Stop: { ...usual, onBlock: 'block' },
    StopFailure: { ...usual, matches: 'error' },
    SubagentStart: { ...usual, matches: 'agent' },
    SubagentStop: { ...usual, matches: 'agent', onBlock: 'block' },
    PreCompact: { ...usual, matches: 'trigger', onBlock: 'block' },
    SessionEnd: { ...usual, matches: 'reason', timeoutSeconds: 1.5 },
};
/** No handler can extend the end of a run beyond this. */
const longestEndSeconds = 60;


/***/ }),

/***/ 22485:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Q: () => (/* binding */ matcherProblem),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   ru: () => (/* binding */ matchesHookSubject)
/* harmony export */ });
/**
 * Matchers of Claude Code's protocol. Empty or `*` = everything. A text of letters, digits, `_`, `-`, spaces, `,` and `|`
 * is a list of exact names; anything else is an unanchored JavaScript regular expression.
 */
function matchesHookSubject(matcher, subject) {
    if (matcher === '' || matcher === '*')
        return true;
    const names = namesOf(matcher);
    return names === null ? new RegExp(matcher).test(subject) : names.includes(subject);
}
/** The exact names of a matcher; `null` for a regular expression. */
function namesOf(matcher) {
    if (!/^[\w\- ,|]*$/.test(matcher))
        return null;
    return matcher
        .split(/[|,]/)
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
/** Why a matcher cannot be used; `null` if it can. */
function matcherProblem(matcher) {
    if (matcher === '' || matcher === '*' || namesOf(matcher) !== null)
        return null;
    try {
        new RegExp(matcher);
        return null;
    }
    catch (error) {
        return error instanceof SyntaxError ? error.message : String(error);
    }
}


/***/ }),

/***/ 71238:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ firstIssue),
/* harmony export */   b: () => (/* binding */ readHooks)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20274);
/* harmony import */ var _policy_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10187);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20653);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29402);
/* harmony import */ var _matcher_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22485);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28842);








const groupSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    matcher: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    hooks: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ type: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
});
const commonFields = {
    if: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gt */ .Tx(0, { error: 'must be a number of seconds above 0' }))),
};
const commandSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ...commonFields,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/\S/, { error: 'must be a command' })),
    args: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    async: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    asyncRewake: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()),
    shell: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['bash', 'powershell'])),
});
const httpSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    ...commonFields,
    url: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isHttpUrl */ .q$, { error: 'must be an http or https address' })),
    headers: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    allowedEnvVars: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
});
/** Handlers of the protocol that need a model or an MCP server. */
const otherTypes = ['mcp_tool', 'prompt', 'agent'];
/**
 * Reads the value of `hooks`: event → groups with a matcher → handlers. `isShared` for a file of another product, which
 * may name events and types that are newer than this program: they are notices there, and errors in Sallyport's
 * configuration.
 */
function readHooks(value, location, isShared) {
    const reading = { location, isShared, hooks: [], diagnostics: [], notices: [] };
    if (!(0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(value)) {
        report(reading, location, 'hooks must be a mapping of events', JSON.stringify(value));
        return reading;
    }
    for (const [name, groups] of Object.entries(value)) {
        const event = _events_js__WEBPACK_IMPORTED_MODULE_2__/* .hookEvents */ .BR.find((one) => one === name);
        if (event !== undefined)
            readEvent(reading, event, groups);
        else if (_events_js__WEBPACK_IMPORTED_MODULE_2__/* .otherEvents */ .on.includes(name))
            reading.notices.push({
                location,
                message: `hooks of ${name} do not run here: the event needs an interactive session.`,
            });
        else
            unknownEvent(reading, name);
    }
    return reading;
}
function unknownEvent(reading, name) {
    const hint = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(name, [..._events_js__WEBPACK_IMPORTED_MODULE_2__/* .hookEvents */ .BR, ..._events_js__WEBPACK_IMPORTED_MODULE_2__/* .otherEvents */ .on]) ?? `the events are ${_events_js__WEBPACK_IMPORTED_MODULE_2__/* .hookEvents */ .BR.join(', ')}`;
    if (reading.isShared)
        reading.notices.push({
            location: reading.location,
            message: `the event ${name} is unknown, so its hooks never run: ${hint}.`.replace('?.', '?'),
        });
    else
        reading.diagnostics.push((0,_types_js__WEBPACK_IMPORTED_MODULE_7__/* .hookProblem */ .nL)(`${reading.location} ${name}`, 'unknown event', name, hint));
}
function readEvent(reading, event, groups) {
    const place = `${reading.location} ${event}`;
    if (!Array.isArray(groups)) {
        report(reading, place, 'must be a list of groups with `hooks`', JSON.stringify(groups));
        return;
    }
    for (const [index, group] of groups.entries()) {
        const at = `${place}[${String(index)}]`;
        const parsed = groupSchema.safeParse(group);
        if (!parsed.success) {
            report(reading, at, ...issueOf(parsed.error, group));
            continue;
        }
        const { matcher = '', hooks } = parsed.data;
        const problem = _events_js__WEBPACK_IMPORTED_MODULE_2__/* .eventFacts */ .IS[event].matches === null ? null : (0,_matcher_js__WEBPACK_IMPORTED_MODULE_8__/* .matcherProblem */ ._Q)(matcher);
        if (problem !== null)
            report(reading, at, `the matcher is not a valid regular expression: ${problem}`, matcher);
        else
            for (const [position, handler] of hooks.entries())
                readHandler(reading, { event, matcher, at: `${at}.hooks[${String(position)}]` }, handler);
    }
}
function readHandler(reading, { event, matcher, at }, given) {
    if (otherTypes.includes(given.type)) {
        reading.notices.push({
            location: at,
            message: `hooks of the type ${given.type} do not run here; only command and http do.`,
        });
        return;
    }
    const read = Object.hasOwn(readers, given.type) ? readers[given.type] : undefined;
    if (read === undefined) {
        unknownType(reading, at, given.type);
        return;
    }
    const result = read(given);
    if ('error' in result)
        report(reading, at, ...issueOf(result.error, given));
    else if ('notice' in result)
        reading.notices.push({ location: at, message: result.notice });
    else {
        const { if: condition = null, timeout: timeoutSeconds = null } = result.fields;
        if (condition !== null && !isUsableCondition(reading, event, condition, at))
            return;
        reading.hooks.push({ event, matcher, condition, timeoutSeconds, handler: result.handler, location: at });
    }
}
function unknownType(reading, at, type) {
    const hint = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(type, [...Object.keys(readers), ...otherTypes]) ?? 'the types are command and http';
    if (reading.isShared)
        reading.notices.push({
            location: at,
            message: `the type ${type} is unknown, so the hook never runs: ${hint}.`.replace('?.', '?'),
        });
    else
        reading.diagnostics.push((0,_types_js__WEBPACK_IMPORTED_MODULE_7__/* .hookProblem */ .nL)(at, 'unknown type of hook', type, hint));
}
const readers = {
    command: (given) => {
        const { success, data, error } = commandSchema.safeParse(given);
        if (!success)
            return { error };
        if (data.shell === 'powershell')
            return { notice: 'hooks with shell: powershell do not run here.' };
        return { handler: commandHandler(data), fields: data };
    },
    http: (given) => {
        const { success, data, error } = httpSchema.safeParse(given);
        return success ? { handler: requestHandler(data), fields: data } : { error };
    },
};
function isUsableCondition(reading, event, condition, at) {
    if (!_events_js__WEBPACK_IMPORTED_MODULE_2__/* .eventFacts */ .IS[event].isToolEvent) {
        reading.notices.push({
            location: at,
            message: `a hook with \`if\` never runs on ${event}, which is not about a call.`,
        });
        return false;
    }
    const [problem] = (0,_policy_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRules */ .NR)({ allow: [], ask: [], deny: [condition] }).diagnostics;
    if (problem === undefined)
        return true;
    reading.diagnostics.push((0,_types_js__WEBPACK_IMPORTED_MODULE_7__/* .hookProblem */ .nL)(at, `if is not a rule: ${problem.message}`, condition, problem.hint));
    return false;
}
function commandHandler({ command, args, async, asyncRewake }) {
    return { type: 'command', command, args: args ?? null, isAsync: async === true || asyncRewake === true };
}
function requestHandler({ url, headers = {}, allowedEnvVars = [] }) {
    return { type: 'request', url, headers, allowedEnvVars };
}
function issueOf(error, given) {
    return [firstIssue(error), JSON.stringify(given)];
}
/** The first problem of a value, after its place if that is not the value itself. */
function firstIssue({ issues: [issue] }) {
    const path = issue?.path.map(String).join('.') ?? '';
    const message = issue?.message ?? 'is invalid';
    return path === '' ? message : `${path}: ${message}`;
}
function report({ diagnostics }, location, message, found) {
    diagnostics.push((0,_types_js__WEBPACK_IMPORTED_MODULE_7__/* .hookProblem */ .nL)(location, message, found, 'see docs/hooks.md for the form of hooks'));
}


/***/ }),

/***/ 28842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ hookLabel),
/* harmony export */   YX: () => (/* binding */ hookLine),
/* harmony export */   nL: () => (/* binding */ hookProblem)
/* harmony export */ });
/** How a hook is shown: its command, or the address without its query. */
function hookLabel({ handler }) {
    const label = handler.type === 'request'
        ? handler.url.replace(/[?#].*$/, '')
        : [handler.command, ...(handler.args ?? [])].join(' ').replaceAll(/\s+/g, ' ').trim();
    return label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;
}
/** `PreToolUse Edit|Write: ./check.sh`, for lists. */
function hookLine(hook) {
    return `${[hook.event, hook.matcher].filter((part) => part !== '').join(' ')}: ${hookLabel(hook)}`;
}
const longestLabel = 60;
function hookProblem(location, message, found, hint) {
    return { code: 'hook-invalid', location, message, found, hint };
}


/***/ })

};
;