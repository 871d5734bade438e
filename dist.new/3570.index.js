"use strict";
exports.id = 3570;
exports.ids = [3570,8842];
exports.modules = {

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


/***/ }),

/***/ 54588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ fromGitignoreRule)
/* harmony export */ });
/* harmony import */ var _tool_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93768);

/**
 * A rule of Claude Code that forbids, as it is read here: its file patterns are those of gitignore. `/x` is below the root
 * of the project, and `x` is in every folder. https://code.claude.com/docs/en/permissions
 */
function fromGitignoreRule(rule) {
    const [, name = '', pattern = ''] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(rule) ?? [];
    const tool = (0,_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalTool */ .Zt)(name.trim());
    if (pattern === '' || tool === undefined || (0,_tool_names_js__WEBPACK_IMPORTED_MODULE_0__/* .specifierKind */ .LB)(tool) !== 'path')
        return rule;
    if (/^(?:\/\/|~|\*\*\/)/.test(pattern))
        return rule;
    const inside = pattern.replace(/^(?:\.?\/)+/, '');
    return `${name}(${inside === pattern ? '**/' : ''}${inside})`;
}


/***/ }),

/***/ 13570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ignoredPartsOf: () => (/* binding */ ignoredPartsOf),
  loadHooks: () => (/* binding */ loadHooks)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/hooks/read-hooks.js
var read_hooks = __webpack_require__(71238);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/policy/rules/gitignore-rule.js
var gitignore_rule = __webpack_require__(54588);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
;// CONCATENATED MODULE: ./lib/hooks/read-settings-file.js







const strings = schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP()));
const fileSchema = schemas/* looseObject */._H3({
    hooks: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    disableAllHooks: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    permissions: schemas/* optional */.lqM(schemas/* looseObject */._H3({ allow: strings, ask: strings, deny: strings })),
});
const nothing = { hooks: [], ask: [], deny: [], notices: [] };
/**
 * Reads such a file. Its ask and deny rules restrict the run; its allow rules were written for a session with a person
 * and never permit more than the workflow does.
 */
function readSettingsFile(text, path) {
    const parsed = parseFile(text);
    if ('problem' in parsed) {
        const hint = 'correct the file, or remove it from hooks-from';
        return { ...nothing, diagnostics: [{ code: 'hook-invalid', location: path, message: parsed.problem, hint }] };
    }
    const { hooks, disableAllHooks, permissions = {} } = parsed.file;
    const read = hooks === undefined ? { ...nothing, diagnostics: [] } : (0,read_hooks/* readHooks */.b)(hooks, path, true);
    const ask = usableRules('ask', permissions.ask, path);
    const deny = usableRules('deny', permissions.deny, path);
    const isOff = disableAllHooks === true && read.hooks.length > 0;
    return {
        hooks: isOff ? [] : read.hooks,
        ask: ask.rules,
        deny: deny.rules,
        diagnostics: [...read.diagnostics, ...ask.diagnostics, ...deny.diagnostics],
        notices: [
            ...(isOff
                ? [{ location: path, message: 'its hooks do not run, because it has disableAllHooks: true.' }]
                : read.notices),
            ...ask.notices,
            ...deny.notices,
            ...allowNotice(permissions.allow ?? [], path),
        ],
    };
}
/** Whether a settings file has anything that a run without `hooks-from` ignores: a phrase that names it, or `null`. */
function ignoredParts(text) {
    const parsed = parseFile(text);
    if ('problem' in parsed)
        return null;
    const { hooks, permissions } = parsed.file;
    const parts = [
        ...(typeof hooks === 'object' && hooks !== null && Object.keys(hooks).length > 0 ? ['hooks'] : []),
        ...((permissions?.deny ?? []).length > 0 ? ['deny rules'] : []),
        ...((permissions?.ask ?? []).length > 0 ? ['ask rules'] : []),
    ];
    return parts.length === 0 ? null : parts.join(' and ');
}
function parseFile(text) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        return { problem: `invalid JSON: ${(0,errors/* messageOf */.bD)(error)}` };
    }
    const parsed = fileSchema.safeParse(value);
    return parsed.success ? { file: parsed.data } : { problem: (0,read_hooks/* firstIssue */.O)(parsed.error) };
}
/** A rule for a tool that runs never have forbids nothing here; any other rule that cannot be read is an error. */
function usableRules(list, given = [], path) {
    const known = given.filter((rule) => (0,tool_names/* canonicalTool */.Zt)((/^[^(]*/.exec(rule)?.[0] ?? '').trim()) !== undefined);
    const unknown = given.filter((rule) => !known.includes(rule));
    const { diagnostics } = (0,parse_rules/* parseRules */.NR)({ allow: [], ask: [], deny: [], [list]: known });
    return {
        rules: known.map(gitignore_rule/* fromGitignoreRule */.V),
        diagnostics: diagnostics.map(({ index, rule, message, hint }) => ({
            code: 'hook-invalid',
            location: `${path} permissions.${list}[${String(index)}]`,
            message,
            found: rule,
            hint,
        })),
        notices: unknown.length === 0
            ? []
            : [{ location: path, message: `these ${list} rules name tools that runs do not have: ${unknown.join(', ')}.` }],
    };
}
function allowNotice(allow, path) {
    if (allow.length === 0)
        return [];
    return [
        {
            location: path,
            message: `its ${(0,format_number/* formatCount */.B4)(allow.length, 'allow rule has', 'allow rules have')} no effect: only the workflow and Sallyport's configuration permit calls.`,
        },
    ];
}

// EXTERNAL MODULE: ./lib/hooks/types.js
var types = __webpack_require__(28842);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/read-text.js
var read_text = __webpack_require__(24064);
;// CONCATENATED MODULE: ./lib/settings/load-hooks.js






/** Reads the hooks of the settings and those of the files that `hooks-from` names. */
async function loadHooks(given, source) {
    const own = given.hooks === undefined ? null : ownHooks(given.hooks, given.location);
    const files = await Promise.all(given.from.map((path) => readFile(path, source)));
    const locations = (list) => files.flatMap(({ path, ...file }) => file[list].map((_, at) => (0,check_rules/* ruleLocation */.eK)(`${path} permissions.${list}`, at)));
    const rules = (list) => files.flatMap((file) => file[list]);
    const all = [...(own === null ? [] : [own]), ...files];
    return {
        hooks: all.flatMap(({ hooks }) => hooks),
        notices: all.flatMap(({ notices }) => notices),
        restrictions: {
            values: { ask: rules('ask'), deny: rules('deny') },
            ruleLocations: { allow: [], ask: locations('ask'), deny: locations('deny') },
            diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
        },
    };
}
function ownHooks(given, location) {
    if (typeof given !== 'string')
        return (0,read_hooks/* readHooks */.b)(given, location, false);
    try {
        return (0,read_hooks/* readHooks */.b)(JSON.parse(given), location, false);
    }
    catch (error) {
        const found = (0,errors/* messageOf */.bD)(error);
        const hint = 'write the mapping of events as JSON, or put it into the configuration file';
        return { hooks: [], notices: [], diagnostics: [(0,types/* hookProblem */.nL)(location, 'invalid JSON', found, hint)] };
    }
}
async function readFile(path, source) {
    const text = await (0,read_text/* readText */.y)(path, source);
    if (typeof text === 'string')
        return { path, ...readSettingsFile(text, path) };
    const diagnostics = [
        (0,types/* hookProblem */.nL)(path, 'the file of hooks-from cannot be read', text.message, 'correct the path, or remove hooks-from'),
    ];
    return { path, hooks: [], notices: [], ask: [], deny: [], diagnostics };
}
/** The parts of a settings file that a run without `hooks-from` ignores: a phrase, or `null` if there are none. */
async function ignoredPartsOf(path, source) {
    const text = await (0,read_text/* readText */.y)(path, source);
    return typeof text === 'string' ? ignoredParts(text) : null;
}


/***/ })

};
;