"use strict";
exports.id = 6927;
exports.ids = [6927];
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

/***/ 96927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addressProblem: () => (/* binding */ addressProblem),
  hookNetwork: () => (/* binding */ hookNetwork),
  hookProblems: () => (/* binding */ hookProblems),
  openHooks: () => (/* binding */ openHooks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
;// CONCATENATED MODULE: ./lib/hooks/script-words.js
const nothing = { program: null, files: [] };
/** Programs that run the first argument that is not an option. */
const interpreters = /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
const builtins = new Set([
    '[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set',
    'unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit',
].flatMap((line) => line.split(' ')));
/** The files that the first simple command of a line names, in the project or the copy of a plugin. Words that only a shell could expand are unknown. */
function filesOfLine(line, plugin) {
    const words = wordsOf(line, plugin);
    while (words[0] !== undefined && words[0] !== null && /^[A-Za-z_]\w*=/.test(words[0]))
        words.shift();
    return filesOfWords(words);
}
/** The same for a program and its arguments, which no shell expands. */
function filesOfWords([program, ...args]) {
    if (program === undefined || program === null || program === '')
        return nothing;
    if (program === '.' || program === 'source')
        return { program: null, files: scriptFile(args[0]) };
    if (program === 'exec' || program === 'command')
        return filesOfWords(args);
    if (builtins.has(program))
        return nothing;
    const name = program.replace(/^.*\//, '');
    const files = program.includes('/') ? [{ path: program, isProgram: true }] : [];
    const script = interpreters.test(name) ? scriptOf(name, args) : [];
    return { program: program.includes('/') ? null : program, files: [...files, ...script] };
}
function scriptOf(name, args) {
    const words = (name === 'deno' || name === 'bun') && args[0] === 'run' ? args.slice(1) : args;
    for (const word of words) {
        if (word === null)
            return [];
        // The text or module after such an option is not a file, and other options may have a value.
        if (word.startsWith('-')) {
            if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(word))
                return [];
            continue;
        }
        return word.includes('/') || /\.\w+$/.test(word) ? scriptFile(word) : [];
    }
    return [];
}
function scriptFile(path) {
    return path === null || path === undefined || path === '' ? [] : [{ path, isProgram: false }];
}
const knownVariable = /^\$(?:\{CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)\}|CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)(?!\w))\/?/;
const separators = new Set(Array.from(';|&<>()\n'));
/** The words up to the first operator; `null` for a word with any other expansion. */
function wordsOf(line, plugin) {
    const words = [];
    let word;
    let at = 0;
    const add = (text) => {
        word = word === null || text === null ? null : (word ?? '') + text;
    };
    const expand = () => {
        const [whole = '$', braced, plain] = knownVariable.exec(line.slice(at)) ?? [];
        const directory = { PROJECT_DIR: '.', PLUGIN_ROOT: plugin }[braced ?? plain ?? ''];
        add(directory === undefined ? null : `${directory}/`);
        at += whole.length;
    };
    while (at < line.length) {
        const character = line.charAt(at);
        if (separators.has(character))
            break;
        if (character === ' ' || character === '\t') {
            if (word !== undefined)
                words.push(word);
            word = undefined;
            at += 1;
        }
        else if (character === "'") {
            const end = line.indexOf("'", at + 1);
            if (end < 0)
                return words;
            add(line.slice(at + 1, end));
            at = end + 1;
        }
        else if (character === '"') {
            at += 1;
            add('');
            while (at < line.length && line.charAt(at) !== '"') {
                if (line.charAt(at) === '$' || line.charAt(at) === '`')
                    expand();
                else {
                    if (line.charAt(at) === '\\')
                        at += 1;
                    add(line.charAt(at));
                    at += 1;
                }
            }
            at += 1;
            // A quoted directory is often followed by the rest of the path.
            if ((word === './' || word === `${plugin ?? '.'}/`) && line.charAt(at) === '/')
                at += 1;
        }
        else if (character === '$' || character === '`')
            expand();
        else if (character === '\\') {
            add(line.charAt(at + 1));
            at += 2;
        }
        else {
            add(/[*?[\]{}~#]/.test(character) && !(word ?? '').endsWith('=') ? null : character);
            at += 1;
        }
    }
    if (word !== undefined)
        words.push(word);
    return words;
}

// EXTERNAL MODULE: ./lib/hooks/types.js
var types = __webpack_require__(28842);
;// CONCATENATED MODULE: ./lib/hooks/check-hooks.js



/**
 * Every hook that could not start: a missing script would otherwise show only when the first call is refused, or never.
 * Only what a command certainly needs is checked.
 */
async function checkHooks(hooks, ports) {
    const diagnostics = [];
    for (const hook of hooks) {
        const { handler } = hook;
        if (handler.type === 'command')
            diagnostics.push(...(await checkCommand(hook, handler, ports)));
        else {
            const problem = ports.addressProblem(new URL(handler.url));
            if (problem !== null)
                diagnostics.push((0,types/* hookProblem */.nL)(hook.location, 'no rule permits the address', handler.url, problem));
        }
    }
    return diagnostics;
}
async function checkCommand(hook, handler, ports) {
    if (hook.root === undefined && /^\s*(?:\S+\s+)?["']?\$\{?CLAUDE_PLUGIN_ROOT\}?["']?\//.test(handler.command)) {
        const hint = 'name the directory of the plugin in plugin-directories, and remove its file from hooks-from';
        return [(0,types/* hookProblem */.nL)(hook.location, 'CLAUDE_PLUGIN_ROOT is only set for hooks of a plugin', handler.command, hint)];
    }
    const { program, files } = filesOf(hook);
    const problem = (message, hint) => (0,types/* hookProblem */.nL)(hook.location, message, handler.command, hint);
    if (program !== null && !ports.hasProgram(program)) {
        const message = `the program ${program} was not found on the PATH of tools`;
        return [problem(message, 'install it in an earlier step, or remove the hook')];
    }
    const problems = [];
    for (const { path, isProgram } of files) {
        if (!(await ports.hasFile(path)))
            problems.push(problem(`the script ${path} does not exist`, 'correct the path, or commit the script to the branch that the configuration is read from'));
        else if (isProgram && ports.isExecutable(path) === false)
            problems.push(problem(`the script ${path} is not executable`, `run git update-index --chmod=+x ${path}, or start it with its interpreter`));
    }
    return problems;
}
/** The scripts that hooks name; their content must not change while the job runs. */
function scriptsOf(hooks) {
    return [...new Set(hooks.flatMap((hook) => filesOf(hook).files.map(({ path }) => path)))];
}
/** The program and the files that a hook needs; relative to the workspace, as its command names them otherwise. */
function filesOf({ handler, directory = '', root }) {
    if (handler.type !== 'command')
        return { program: null, files: [] };
    const { command, args } = handler;
    const expanded = (text) => text
        .replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, './')
        .replace(/^\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT)\//, (written) => root === undefined ? written : `${root}/`);
    const { program, files } = args === null ? filesOfLine(command, root) : filesOfWords([command, ...args].map(expanded));
    const named = files.map((file) => ({
        ...file,
        path: (0,external_node_path_.isAbsolute)(file.path) ? file.path : `${directory}${file.path}`,
    }));
    return { program, files: named };
}

// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/hooks/events.js
var events = __webpack_require__(29402);
;// CONCATENATED MODULE: ./lib/hooks/guard-output.js



/** The places of an output, each with its keys, as Claude Code 2.1 reads them. */
const outputKeys = [
    ...['continue', 'suppressOutput', 'stopReason', 'decision', 'reason', 'systemMessage', 'terminalSequence'],
    'hookSpecificOutput',
];
const preToolUseKeys = [
    ...['hookEventName', 'permissionDecision', 'permissionDecisionReason', 'updatedInput', 'additionalContext'],
];
const permissionRequestKeys = ['hookEventName', 'decision'];
const decisionKeys = ['behavior', 'message', 'interrupt', 'updatedInput', 'updatedPermissions'];
/**
 * Whether the output of a hook that guards calls is meant as JSON: it begins with `{` or `"`, it is a JSON list, or it
 * has a line of such a form after other text.
 */
function isMeantAsJson(text) {
    const isList = (part) => part.startsWith('[') && (0,parsed_json/* parsedJson */.U4)(part) !== undefined;
    if (text.startsWith('"') || isList(text))
        return true;
    return text.split(/[\r\n\u2028\u2029]/).some((line) => line.trimStart().startsWith('{') || isList(line.trim()));
}
/**
 * The whole output of a hook that guards calls, which has only known keys in their places; else why it counts as a
 * failure. A decision that is not understood must not pass as no opinion.
 */
function readGuardOutput(event, text) {
    const given = (0,parsed_json/* parsedJson */.U4)(text);
    if (!(0,parsed_json/* isRecord */.u4)(given))
        return { failure: 'its output is not one valid JSON object' };
    const value = event === 'PreToolUse' ? nested(given) : given;
    const specific = value['hookSpecificOutput'];
    const isPermission = event === 'PermissionRequest';
    const decision = isPermission && (0,parsed_json/* isRecord */.u4)(specific) ? specific['decision'] : undefined;
    const failure = unknownKey(value, outputKeys, '') ??
        unknownKey(specific, isPermission ? permissionRequestKeys : preToolUseKeys, 'hookSpecificOutput.') ??
        unknownKey(decision, decisionKeys, 'hookSpecificOutput.decision.');
    return failure === null ? { value } : { failure };
}
/** Many hooks print the fields of the decision without the object around them. */
function nested(value) {
    if (!('permissionDecision' in value) || 'hookSpecificOutput' in value)
        return value;
    const isOfDecision = ([key]) => preToolUseKeys.includes(key);
    const entries = Object.entries(value);
    return {
        ...Object.fromEntries(entries.filter((entry) => !isOfDecision(entry))),
        hookSpecificOutput: Object.fromEntries(entries.filter(isOfDecision)),
    };
}
function unknownKey(value, known, place) {
    if (!(0,parsed_json/* isRecord */.u4)(value))
        return null;
    const key = Object.keys(value).find((one) => !known.includes(one));
    if (key === undefined)
        return null;
    const shown = `${place}${(0,lib_text/* startOf */.GH)(key, 100)}`;
    const guess = (0,errors/* nearest */.pA)(key, known);
    return `its output has the unknown key ${shown}${guess === undefined ? '' : `; did you mean ${place}${guess}?`}`;
}

;// CONCATENATED MODULE: ./lib/hooks/answer.js





const outputSchema = schemas/* looseObject */._H3({
    continue: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    stopReason: schemas/* optional */.lqM(schemas/* string */.YjP()),
    systemMessage: schemas/* optional */.lqM(schemas/* string */.YjP()),
    decision: schemas/* optional */.lqM(schemas/* enum */.k5n(['approve', 'block'])),
    reason: schemas/* optional */.lqM(schemas/* string */.YjP()),
    hookSpecificOutput: schemas/* optional */.lqM(schemas/* looseObject */._H3({
        hookEventName: schemas/* optional */.lqM(schemas/* string */.YjP()),
        permissionDecision: schemas/* optional */.lqM(schemas/* enum */.k5n(['allow', 'deny', 'ask', 'defer'])),
        permissionDecisionReason: schemas/* optional */.lqM(schemas/* string */.YjP()),
        additionalContext: schemas/* optional */.lqM(schemas/* string */.YjP()),
        updatedInput: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
        updatedToolOutput: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
        updatedMCPToolOutput: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
        retry: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
        decision: schemas/* optional */.lqM(schemas/* looseObject */._H3({
            behavior: schemas/* enum */.k5n(['allow', 'deny']),
            message: schemas/* optional */.lqM(schemas/* string */.YjP()),
            interrupt: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
            updatedInput: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
        })),
    })),
});
/** The answer of a hook without output. */
const emptyAnswer = { block: null, context: [], stop: null, message: null, mayRetry: false };
/**
 * The answer of a hook from its exit code and output: exit code 2 always blocks; with any other code a JSON object
 * decides; without one, 0 means no opinion, and anything else is a failure. Before a call, output that is meant as JSON
 * but not understood is a failure too.
 */
function readAnswer(event, end) {
    const { failure, exitCode, stdout, stderr } = end;
    if (failure !== null)
        return { failure };
    const didNotStart = startFailure(exitCode, stderr);
    if (didNotStart !== null)
        return { failure: didNotStart };
    const text = stdout.trim();
    if (exitCode === 2)
        return blocked(event, capped(stderr.trim()) || 'it gave no reason');
    const isGuard = events/* eventFacts */.IS[event].failsClosed;
    if (isGuard && exitCode === 0 && isMeantAsJson(text))
        return readOutput(event, readGuardOutput(event, text));
    if (text.startsWith('{') && text.endsWith('}'))
        return readOutput(event, isGuard ? readGuardOutput(event, text) : jsonOf(text));
    if (exitCode !== 0)
        return { failure: `exit code ${String(exitCode)}${firstLine(stderr)}` };
    return text !== '' && events/* eventFacts */.IS[event].plainTextIsContext
        ? { ...emptyAnswer, context: [capped(text)] }
        : emptyAnswer;
}
/** An interpreter exits with code 2 for a missing script, as a hook does that blocks. */
function startFailure(exitCode, stderr) {
    const isMissing = exitCode === 2 && /can't open file .*No such file|^\S+: 0: cannot open |: can't open '/m.test(stderr);
    if (exitCode !== 126 && exitCode !== 127 && !isMissing)
        return null;
    return `it did not start (exit code ${String(exitCode)}${firstLine(stderr)})`;
}
function firstLine(stderr) {
    const line = stderr.trim().split('\n', 1)[0] ?? '';
    return line === '' ? '' : `: ${(0,lib_text/* startOf */.GH)(line, 300)}`;
}
function jsonOf(text) {
    const value = (0,parsed_json/* parsedJson */.U4)(text);
    return value === undefined ? { failure: 'its output is not valid JSON' } : { value };
}
function readOutput(event, read) {
    if ('failure' in read)
        return read;
    const parsed = outputSchema.safeParse(read.value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return {
            failure: `its output was not understood: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`,
        };
    }
    const name = parsed.data.hookSpecificOutput?.hookEventName;
    if (name !== undefined && name !== event)
        return { failure: `its output is for the event ${(0,lib_text/* startOf */.GH)(name, 100)}` };
    return answerOf(event, parsed.data);
}
function answerOf(event, output) {
    const { hookSpecificOutput: specific = {} } = output;
    const blocking = blockOf(event, output);
    if (typeof blocking === 'object' && blocking !== null)
        return blocking;
    const decided = blocking === null ? emptyAnswer : blocked(event, capped(blocking));
    const input = event === 'PermissionRequest' ? specific.decision?.updatedInput : specific.updatedInput;
    const replaced = textOfOutput(specific.updatedToolOutput ?? specific.updatedMCPToolOutput);
    const { additionalContext: context = '' } = specific;
    const isInterrupt = event === 'PermissionRequest' && specific.decision?.interrupt === true;
    const stops = output.continue === false || isInterrupt;
    return {
        ...decided,
        context: [...decided.context, ...(context.trim() === '' ? [] : [capped(context)])],
        stop: stops ? capped(output.stopReason ?? decided.block ?? 'it gave no reason') : null,
        message: output.systemMessage === undefined ? decided.message : capped(output.systemMessage),
        mayRetry: event === 'PermissionDenied' && specific.retry === true,
        ...(input === undefined ? {} : { updatedInput: input }),
        ...(replaced === null || event !== 'PostToolUse' ? {} : { updatedOutput: replaced }),
    };
}
/** The reason of a block; `null` if the output does not block. */
function blockOf(event, { decision, reason, hookSpecificOutput = {} }) {
    const { permissionDecision, permissionDecisionReason = reason, decision: permission } = hookSpecificOutput;
    if (event === 'PermissionRequest' && permission?.behavior === 'deny')
        return permission.message ?? 'it gave no reason';
    if (event === 'PreToolUse' && permissionDecision !== undefined && permissionDecision !== 'allow') {
        const why = permissionDecisionReason ?? 'it gave no reason';
        return permissionDecision === 'deny' ? why : `it asks for confirmation, which no one can give here: ${why}`;
    }
    if (decision !== 'block')
        return null;
    if (reason !== undefined && reason.trim() !== '')
        return reason;
    // Without a reason the model could not know what is missing.
    return event === 'Stop' || event === 'SubagentStop' ? { failure: 'it blocks without a reason' } : 'it gave no reason';
}
/** The effect of a block depends on the event: after a call, only text can be added. */
function blocked(event, reason) {
    const { onBlock } = events/* eventFacts */.IS[event];
    switch (onBlock) {
        case 'block':
            return { ...emptyAnswer, block: reason };
        case 'feedback':
            return { ...emptyAnswer, context: [reason] };
        case 'notice':
            return { ...emptyAnswer, message: reason };
    }
}
/** Text in the forms in which the protocol has the output of tools. */
function textOfOutput(value) {
    if (typeof value === 'string')
        return value;
    if (Array.isArray(value)) {
        const texts = value.flatMap((part) => textOfOutput(part) ?? []);
        return texts.length === 0 ? null : texts.join('\n');
    }
    return (0,parsed_json/* isRecord */.u4)(value) ? textOfOutput(value['text'] ?? value['stdout'] ?? value['content'] ?? null) : null;
}
const longestText = 10_000;
function capped(text) {
    return text.length <= longestText
        ? text
        : `${(0,lib_text/* startOf */.GH)(text, longestText)}\n[… ${String(text.length - longestText)} more characters omitted]`;
}

// EXTERNAL MODULE: ./lib/hooks/matcher.js
var hooks_matcher = __webpack_require__(22485);
;// CONCATENATED MODULE: ./lib/hooks/merge-answers.js
const noOutcome = { block: null, context: [], stop: null, mayRetry: false };
/**
 * Merges answers in the order of the configuration, whichever hook ended first: one block is enough, and of several new
 * inputs or outputs the last one counts.
 */
function mergeAnswers(answers) {
    const reasons = named(answers.map(({ label, answer: { block } }) => ({ label, text: block })));
    const stops = named(answers.map(({ label, answer: { stop } }) => ({ label, text: stop })));
    const changing = reasons.length > 0 ? undefined : answers.findLast(({ answer }) => answer.updatedInput !== undefined);
    const replacing = answers.findLast(({ answer }) => answer.updatedOutput !== undefined);
    const by = (changing ?? replacing)?.label;
    return {
        block: reasons.length === 0 ? null : reasons.join('\n'),
        context: answers.flatMap(({ label, answer: { context } }) => context.map((text) => `Output of the hook ${label}:\n${text}`)),
        stop: stops.length === 0 ? null : stops.join('\n'),
        mayRetry: answers.some(({ answer }) => answer.mayRetry),
        ...(changing?.answer.updatedInput === undefined ? {} : { updatedInput: changing.answer.updatedInput }),
        ...(replacing?.answer.updatedOutput === undefined ? {} : { updatedOutput: replacing.answer.updatedOutput }),
        ...(by === undefined ? {} : { changedBy: by }),
    };
}
/** A single text is used as it is; of several, each names its hook. */
function named(texts) {
    const given = texts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]));
    return given.map(({ label, text }) => (given.length === 1 ? text : `${label}: ${text}`));
}

;// CONCATENATED MODULE: ./lib/hooks/run-handler.js
const maxOutputBytes = 1_000_000;
/** Runs a command with the input on its standard input. Never rejects because of the command. */
async function runHookCommand({ command, args }, { exec, shell, project, plugin, workspace, needs }, { input, timeoutMs, signal }) {
    const variables = { CLAUDE_PROJECT_DIR: project, ...(plugin === undefined ? {} : { CLAUDE_PLUGIN_ROOT: plugin }) };
    const expanded = (text) => Object.entries(variables).reduce((known, [name, path]) => known.replaceAll(new RegExp(`\\$\\{${name}\\}|\\$${name}\\b`, 'g'), () => path), text);
    const argv = args === null ? [shell, '-c', '--', command] : [fromProject(expanded(command), project), ...args.map(expanded)];
    const end = await exec.run({
        argv,
        cwd: project,
        env: { ...variables, SALLYPORT_WORKSPACE: workspace },
        stdin: input,
        timeoutMs,
        maxOutputBytes,
        signal,
        needs,
        trust: `hook ${JSON.stringify([command, args, plugin])}`,
    });
    const failure = end.startError !== null
        ? `it did not start: ${end.startError}`
        : end.timedOut
            ? `it took longer than ${String(timeoutMs / 1000)} seconds`
            : end.cancelled
                ? 'the run was stopped'
                : end.exitCode === null
                    ? `it was ended by ${end.signal ?? 'a signal'}`
                    : end.droppedBytes > 0
                        ? `it printed more than ${String(maxOutputBytes)} bytes`
                        : null;
    return { failure, exitCode: end.exitCode ?? 0, stdout: end.stdout, stderr: end.stderr };
}
/** A program with a slash is relative to the project; another one is searched on the PATH. */
function fromProject(program, project) {
    return program.includes('/') && !program.startsWith('/') ? `${project}/${program}` : program;
}
/** Sends the input. Only a 2xx response is an answer. Never rejects. */
async function sendRequest({ url, headers, allowedEnvVars }, { postJson, variable }, { input, timeoutMs, signal }) {
    const valueOf = (_whole, braced, plain) => {
        const name = braced ?? plain ?? '';
        return allowedEnvVars.includes(name) ? (variable(name) ?? '') : '';
    };
    const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, valueOf)]));
    const request = { url, headers: filled, body: input, timeoutMs, signal, maxBytes: maxOutputBytes };
    const answer = await postJson(request);
    if ('failure' in answer)
        return { failure: answer.failure, exitCode: 0, stdout: '', stderr: '' };
    return { failure: null, exitCode: 0, stdout: answer.body, stderr: '' };
}

;// CONCATENATED MODULE: ./lib/hooks/hooks.js








/** The hooks of a job. */
function createHooks(ports) {
    const closing = new AbortController();
    return {
        has: (event) => ports.hooks.some((hook) => hook.event === event),
        run: async (occasion) => {
            const matching = withoutRepeats(ports.hooks.filter((hook) => isMeant(hook, occasion)));
            if (matching.length === 0)
                return noOutcome;
            const signal = (0,time_limit/* anySignal */.JG)(occasion.signal, closing.signal);
            const input = JSON.stringify({ ...ports.common(), hook_event_name: occasion.event, ...occasion.input });
            const answers = await Promise.all(matching.map(async (hook) => ({
                label: (0,types/* hookLabel */.UR)(hook),
                answer: await runHook(hook, ports, { ...occasion, signal }, input),
            })));
            return mergeAnswers(answers);
        },
        close: () => closing.abort(),
    };
}
function isMeant({ event, matcher, condition }, occasion) {
    if (event !== occasion.event)
        return false;
    const { subject } = occasion;
    if (events/* eventFacts */.IS[event].matches !== null && subject !== null && !(0,hooks_matcher/* matchesHookSubject */.ru)(matcher, subject))
        return false;
    return condition === null || (occasion.isCondition?.(condition) ?? false);
}
/** A handler that several files or groups contain runs once. */
function withoutRepeats(hooks) {
    return [...new Map(hooks.map((hook) => [JSON.stringify([hook.handler, hook.condition, hook.root]), hook])).values()];
}
async function runHook(hook, ports, occasion, input) {
    const { handler } = hook;
    const start = ports.clock.now();
    const record = (outcome, reason, exitCode) => ports.onRun({
        event: hook.event,
        command: (0,types/* hookLabel */.UR)(hook),
        subject: occasion.subject,
        outcome,
        reason,
        exitCode,
        durationMs: ports.clock.now() - start,
    });
    const run = { input, timeoutMs: timeoutMs(hook), signal: occasion.signal };
    const own = { ...ports, project: (0,external_node_path_.join)(ports.project, hook.directory ?? ''), plugin: hook.root };
    const changed = ports.whyNotStarted(hook);
    if (changed === null && handler.type === 'command' && handler.isAsync) {
        void runHookCommand(handler, own, run);
        record('started', null, null);
        return emptyAnswer;
    }
    const end = changed !== null
        ? { failure: changed, exitCode: 0, stdout: '', stderr: '' }
        : handler.type === 'command'
            ? await runHookCommand(handler, own, run)
            : await sendRequest(handler, ports, run);
    const exitCode = end.failure === null && handler.type === 'command' ? end.exitCode : null;
    const answer = readAnswer(hook.event, end);
    if ('failure' in answer) {
        record('failed', answer.failure, exitCode);
        return afterFailure(hook, answer, ports);
    }
    record(...outcomeOf(answer), exitCode);
    if (answer.message !== null)
        ports.onNotice(`Hook ${(0,types/* hookLabel */.UR)(hook)} (${hook.event}): ${answer.message}`);
    return answer;
}
/** A hook that guards a call fails closed; any other failure is only shown. */
function afterFailure(hook, { failure }, { onFailure, onNotice }) {
    onNotice(`The hook ${(0,types/* hookLabel */.UR)(hook)} (${hook.event}, ${hook.location}) failed: ${failure}.`);
    const denies = onFailure === 'deny' && events/* eventFacts */.IS[hook.event].failsClosed;
    return denies ? { ...emptyAnswer, block: `the hook failed, and hook-failure is deny: ${failure}` } : emptyAnswer;
}
function outcomeOf(answer) {
    if (answer.stop !== null)
        return ['stop', answer.stop];
    if (answer.block !== null)
        return ['block', answer.block];
    if (answer.updatedInput !== undefined || answer.updatedOutput !== undefined)
        return ['change', null];
    return [answer.context.length > 0 ? 'context' : 'pass', null];
}
function timeoutMs({ event, timeoutSeconds }) {
    const seconds = timeoutSeconds ?? events/* eventFacts */.IS[event].timeoutSeconds;
    return Math.min(event === 'SessionEnd' ? Math.min(seconds, events/* longestEndSeconds */.T) : seconds, longestSeconds) * 1000;
}
/** A timer cannot be longer than 2^31 milliseconds. */
const longestSeconds = 2_000_000;

// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/files/file-system.js + 5 modules
var file_system = __webpack_require__(4076);
// EXTERNAL MODULE: ./lib/platform/files/path-facts.js
var path_facts = __webpack_require__(89273);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var files_types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/platform/net/fetch.js
var fetch = __webpack_require__(31782);
;// CONCATENATED MODULE: ./lib/platform/net/post-json.js



/** Posts JSON. Redirects are not followed. Never rejects because of the server. */
function createPostJson() {
    const send = (0,fetch.createFetch)();
    return async ({ url, headers, body, timeoutMs, maxBytes, signal }) => {
        const limit = (0,time_limit/* withinTime */.dn)(timeoutMs, signal);
        try {
            const response = await send(url, {
                method: 'POST',
                headers: { 'content-type': 'application/json', ...headers },
                body,
                signal: limit,
            });
            const text = await firstBytes(response, maxBytes);
            if (text === null)
                return { failure: `it answered more than ${String(maxBytes)} bytes` };
            return response.ok ? { body: text } : { failure: `it answered with the status ${String(response.status)}` };
        }
        catch (error) {
            if (signal.aborted)
                return { failure: 'the run was stopped' };
            return { failure: limit.aborted ? `it took longer than ${String(timeoutMs / 1000)} seconds` : (0,errors/* messageOf */.bD)(error) };
        }
    };
}
/** `null` if the body is longer. */
async function firstBytes({ body }, maxBytes) {
    if (body === null)
        return '';
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > maxBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}

// EXTERNAL MODULE: ./lib/platform/process/program-path.js
var program_path = __webpack_require__(64666);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/policy/engine/command-needs.js + 1 modules
var command_needs = __webpack_require__(67905);
// EXTERNAL MODULE: ./lib/policy/host-pattern.js
var host_pattern = __webpack_require__(86990);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
;// CONCATENATED MODULE: ./lib/job/hooks/open-hooks.js















/**
 * Finds the trusted files of the project and checks that every hook can start. Rejects with UserError `hook-invalid`
 * otherwise: a script that is missing would refuse every call, or never run.
 */
async function openHooks(options) {
    const { runContext, lists, runtime } = options;
    const { hooks = [] } = runContext.hooks ?? {};
    const network = hookNetwork(lists);
    const project = await projectDirectory(options);
    try {
        const files = (0,file_system/* createFileSystem */.S)({ root: project.path, guard: () => null });
        const diagnostics = await checkHooks(hooks, checkPorts(files, runtime.processes.path, network));
        if (diagnostics.length > 0)
            throw new errors/* UserError */.yo(diagnostics);
        const ownFiles = project.path === runtime.files.root ? [] : [''];
        const above = hooks.flatMap(({ directory }) => directory ?? []);
        const plugins = new Set(hooks.flatMap(({ root }) => root ?? []));
        const reads = [...[...new Set([...ownFiles, ...above])].map((up) => (0,external_node_path_.join)(project.path, up)), ...plugins];
        const opened = createHooks({
            ...portsOf(options),
            hooks,
            project: project.path,
            whyNotStarted: watchScripts(hooks, files),
            needs: { writes: null, reads, changesGit: false, network, leaves: null, seesHidden: true },
        });
        return {
            hooks: opened,
            close: async () => {
                opened.close();
                await project.leave();
            },
        };
    }
    catch (error) {
        await project.leave();
        throw error;
    }
}
function portsOf(options) {
    const { runContext, runtime, environment, addSecret, onEvent, onNotice, sessionId, transcriptPath } = options;
    return {
        exec: runtime.exec,
        postJson: createPostJson(),
        shell: (0,program_path/* findBash */.GO)(runtime.processes.path) ?? 'sh',
        workspace: runtime.files.root,
        onFailure: runContext.settings['hook-failure'],
        clock: clock/* systemClock */.m,
        variable: (name) => {
            const value = environment[name];
            if (value !== undefined)
                addSecret(value);
            return value;
        },
        common: () => ({
            session_id: sessionId,
            transcript_path: transcriptPath,
            cwd: runtime.files.root,
            permission_mode: permissionModes[runContext.settings.mode],
        }),
        onRun: (run) => onEvent({ type: 'hook', run }),
        onNotice,
    };
}
/** The modes of the protocol. */
const permissionModes = {
    default: 'default',
    'auto-edit': 'acceptEdits',
    plan: 'plan',
    yolo: 'bypassPermissions',
};
/** Where the job works, or a checkout of the trusted commit: scripts never come from a checkout under review. */
async function projectDirectory({ runContext, runtime, directory, }) {
    const { git, trustedSource, pull, workspace } = runContext;
    if (trustedSource.commit === null || git === null) {
        // The job may work on the head of a pull request; the checkout of the workflow is the trusted one then.
        const isOther = pull !== null && !pull.isInPlace;
        return { path: isOther ? workspace : runtime.files.root, leave: () => Promise.resolve() };
    }
    const path = (0,external_node_path_.join)(directory, 'hooks');
    try {
        await git.addWorktree(trustedSource.commit, path);
        return {
            path: (0,external_node_path_.join)(path, await git.prefix()),
            leave: () => git.removeWorktree(path).catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, () => undefined)),
        };
    }
    catch (error) {
        throw new errors/* UserError */.yo({
            code: 'hook-invalid',
            location: 'hooks',
            message: 'git could not check out the trusted commit with the scripts of the hooks',
            found: (0,errors/* messageOf */.bD)(error),
            hint: (error instanceof platform_types/* GitProblem */.U ? error.hint : null) ?? 'check out with fetch-depth: 0, or remove the hooks',
        });
    }
}
function checkPorts(files, path, network) {
    const absolute = (name) => ((0,external_node_path_.isAbsolute)(name) ? name : files.resolve(name));
    const facts = (0,path_facts/* createPathFacts */.P)(files.root, files.root);
    return {
        hasFile: (name) => Promise.resolve(facts.kindOf(facts.realpath(absolute(name))) === 'file'),
        hasProgram: (name) => (0,program_path/* findExecutable */.oq)(name, path) !== null,
        isExecutable: (name) => (0,program_path/* isProgram */.Vd)(absolute(name)),
        addressProblem: (url) => addressProblem(url, network),
    };
}
/**
 * Remembers the content of the scripts. The agent may be allowed to write where they are, and a hook must not run what
 * it has written.
 */
function watchScripts(hooks, files) {
    const digest = (path) => {
        try {
            return (0,external_node_crypto_.createHash)('sha256').update(files.readNow(path, maxScriptBytes)).digest('hex');
        }
        catch (error) {
            (0,errors/* rethrowUnless */.ki)(error, files_types/* FileProblem */.k);
            return null;
        }
    };
    const before = new Map(scriptsOf(hooks).map((path) => [path, digest(path)]));
    return (hook) => {
        const changed = filesOf(hook).files.find(({ path }) => digest(path) !== before.get(path));
        return changed === undefined ? null : `its script ${changed.path} has changed since the job started`;
    };
}
const maxScriptBytes = 10_000_000;
/** The same problems that a run would find, without a checkout of the trusted commit. */
async function hookProblems({ runContext, lists, toolPath }) {
    const { hooks, trustedSource, workspace } = runContext;
    const { source, commit } = trustedSource;
    const network = hookNetwork(lists);
    const facts = (0,path_facts/* createPathFacts */.P)(workspace, workspace);
    return await checkHooks(hooks?.hooks ?? [], {
        hasFile: async (path) => {
            if ((0,external_node_path_.isAbsolute)(path))
                return facts.kindOf(facts.realpath(path)) === 'file';
            const inside = external_node_path_.posix.normalize(path);
            const kind = (await source.present([inside])).get(inside);
            return kind === 'file' || kind === 'link';
        },
        hasProgram: (name) => (0,program_path/* findExecutable */.oq)(name, toolPath) !== null,
        isExecutable: (path) => {
            if ((0,external_node_path_.isAbsolute)(path))
                return (0,program_path/* isProgram */.Vd)(path);
            return commit === null ? (0,program_path/* isProgram */.Vd)(external_node_path_.posix.join(workspace, path)) : null;
        },
        addressProblem: (url) => addressProblem(url, network),
    });
}
/** The hosts that hooks may reach: those of the `Network` rules. */
function hookNetwork(lists) {
    const { rules } = (0,parse_rules/* parseRules */.NR)(lists);
    return {
        allow: (0,command_needs/* hostPatterns */.on)(rules, 'allow'),
        deny: [...(0,command_needs/* hostPatterns */.on)(rules, 'deny'), ...(0,command_needs/* hostPatterns */.on)(rules, 'ask')],
    };
}
/** A request of a hook goes to a host that a rule names, like every connection of a job: `null` if one does. */
function addressProblem({ hostname, port, protocol }, { allow, deny }) {
    const portNumber = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
    if (deny.some((pattern) => (0,host_pattern/* deniesHost */.ho)(pattern, hostname, portNumber)))
        return 'a deny or ask rule covers this host';
    if (allow.some((pattern) => (0,host_pattern/* coversHost */.LM)(pattern, hostname, portNumber)))
        return null;
    const isWeb = portNumber === 443 || portNumber === 80;
    return `add Network(${hostname}${isWeb ? '' : `:${String(portNumber)}`}) to allow`;
}


/***/ }),

/***/ 67905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jq: () => (/* binding */ commandNeeds),
  on: () => (/* binding */ hostPatterns),
  yi: () => (/* binding */ leavesSandbox)
});

// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
;// CONCATENATED MODULE: ./lib/policy/programs/git/git-parts.js
/** By sub-command; those that are not listed change none of it. Source: the manual pages of git. */
const parts = {
    am: ['head', 'branches'],
    bisect: ['head', 'bisect'],
    branch: ['branches'],
    checkout: ['head', 'branches'],
    'cherry-pick': ['head', 'branches'],
    clone: ['repositories'],
    commit: ['head', 'branches'],
    fetch: ['remotes', 'tags', 'shallow'],
    init: ['repositories'],
    merge: ['head', 'branches'],
    notes: ['notes'],
    pull: ['head', 'branches', 'remotes', 'tags', 'shallow'],
    push: ['remotes'],
    rebase: ['head', 'branches'],
    remote: ['remotes', 'tags'],
    replace: ['replace'],
    reset: ['head', 'branches'],
    revert: ['head', 'branches'],
    stash: ['stash', 'head', 'branches'],
    submodule: ['repositories'],
    switch: ['head', 'branches'],
    'symbolic-ref': ['head'],
    tag: ['tags'],
    'update-ref': ['head', 'branches', 'tags', 'remotes', 'notes', 'stash'],
    worktree: ['repositories', 'branches'],
};
function gitPartsOf(command) {
    return Object.hasOwn(parts, command) ? (parts[command] ?? []) : [];
}

// EXTERNAL MODULE: ./lib/policy/programs/table.js + 146 modules
var table = __webpack_require__(67901);
// EXTERNAL MODULE: ./lib/policy/rules/parse-rules.js + 1 modules
var parse_rules = __webpack_require__(10187);
// EXTERNAL MODULE: ./lib/policy/rules/rule-index.js
var rule_index = __webpack_require__(59976);
// EXTERNAL MODULE: ./lib/policy/rules/usual-hosts.js
var usual_hosts = __webpack_require__(37243);
// EXTERNAL MODULE: ./lib/policy/engine/tool.js
var tool = __webpack_require__(56782);
;// CONCATENATED MODULE: ./lib/policy/engine/command-needs.js








/**
 * Programs whose effects are complete: they write the listed paths and nothing else, and run no other code. Any program
 * that is not here and not read-only may run code of the repository.
 */
const listedWriters = new Set([
    ...['cp', 'mv', 'rm', 'mkdir', 'rmdir', 'touch', 'tee', 'ln', 'truncate', 'install', 'split', 'sort', 'dd', 'chmod'],
    ...['sed', 'gzip', 'gunzip', 'zip', 'unzip', 'tar', 'curl', 'wget', 'patch', 'sponge', 'mktemp', 'mkdirp', 'rimraf'],
]);
/** Programs that only work outside, by their nature: with other rights, or in a service of the machine. */
const leavesSandbox = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;
/** What the sandbox must permit for a permitted command line; everything else of the machine stays out of reach. */
function commandNeeds(explanation, { rules, world }) {
    const { commands, parts } = explanation;
    const isListed = commands.every(hasListedWrites) && parts.every(({ effect }) => !isUnknownWrite(effect));
    const leaving = commands.filter(leaves);
    const others = commands.filter((command) => !leaving.includes(command) && !isReachedFrom(command, leaving));
    return {
        judgedByWords: commands.every((command) => isJudgedByWords(command, commands)),
        writes: isListed ? pathsOf(parts, ['write', 'delete']) : null,
        ...(isListed ? { deletes: pathsOf(parts, ['delete']) } : {}),
        ...(isListed && commands.every(onlyDeletes) ? { onlyDeletes: true } : {}),
        reads: [
            ...pathsOf(parts, ['read']),
            // In the workspace a listed file may be one whose content stays hidden.
            ...pathsOf(parts, ['list']).filter((path) => !(0,paths/* isInside */.FK)({ path, directory: world.workspace })),
        ],
        changesGit: commands.some(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'git' && !step.readOnly),
        ...gitPartNeeds(commands),
        ...(commands.every(isGit) && commands.some(changesTree) ? { changesTree: commands.flatMap(wordsOfGit) } : {}),
        network: {
            allow: [
                ...hostPatterns(rules, 'allow'),
                ...fetched(parts),
                ...commands.flatMap(({ step }) => (0,usual_hosts/* usualHosts */.I)(step, world)),
            ],
            deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
        },
        ...gitHubNeeds(commands, parts),
        ...gitRemoteNeeds(commands),
        leaves: leaving.length > 0 && others.every(hasListedWrites) ? (leaving[0]?.step.name ?? null) : null,
    };
}
function gitHubNeeds(commands, parts) {
    if (!commands.some(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'gh'))
        return {};
    const records = parts.flatMap(({ effect }) => {
        if (effect.kind !== 'post')
            return [];
        // The names of labels and people are evaluated when they are recorded; the event of a review is part of the words.
        return effect.what === 'Review' && effect.target !== undefined ? [`Review(${effect.target})`] : [effect.what];
    });
    return { gitHub: { records: [...new Set(records)] } };
}
function gitPartNeeds(commands) {
    const changing = commands.filter(({ step }) => (0,rule_index/* baseName */.Fl)(step.name) === 'git' && !step.readOnly);
    const gitCommands = [...new Set(changing.map(({ step }) => gitCommandOf(step.argv)))];
    const parts = gitCommands.flatMap(gitPartsOf);
    return {
        ...(gitCommands.length === 0 ? {} : { gitCommands }),
        ...(parts.length === 0 ? {} : { gitParts: [...new Set(parts)] }),
    };
}
function gitRemoteNeeds(commands) {
    const names = commands.flatMap(({ step }) => ((0,rule_index/* baseName */.Fl)(step.name) === 'git' ? [gitCommandOf(step.argv)] : []));
    if (names.includes('push'))
        return { gitRemote: 'push' };
    return names.some((name) => /^(?:fetch|pull|ls-remote)$/.test(name)) ? { gitRemote: 'fetch' } : {};
}
/** The command of git after its own options; empty if it is not constant. */
function gitCommandOf(argv) {
    const words = argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : null));
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? null;
        if (word === null)
            return '';
        if (!word.startsWith('-'))
            return word;
        if (word === '-C' || word === '-c')
            at += 1;
    }
    return '';
}
function hasListedWrites({ step }) {
    const isHarmless = step.readOnly || step.role === 'neutral' || step.role === 'transparent';
    return isHarmless || (step.role === 'known' && step.risks.length === 0 && listedWriters.has((0,rule_index/* baseName */.Fl)(step.name)));
}
/**
 * Whether a program does what its words say, so that configuration in HOME could only change that. The table of any
 * other one says what a rule for it grants: code of the repository, a service, a shell.
 */
function isJudgedByWords({ step }, all) {
    if (step.role === 'neutral' || step.role === 'transparent')
        return true;
    if (step.role !== 'known')
        return false;
    const name = (0,rule_index/* baseName */.Fl)(step.name);
    // A constant script, whose commands are judged too.
    const isShell = /^(?:ba|da)?sh$/.test(name) && step.risks.length === 0 && all.some(({ step: { outer } }) => outer === step);
    return isShell || (0,table/* programFor */.w)(name)?.grants === null;
}
function isGit({ step }) {
    return step.role === 'neutral' || step.role === 'transparent' || step.readOnly || (0,rule_index/* baseName */.Fl)(step.name) === 'git';
}
function changesTree({ step }) {
    if ((0,rule_index/* baseName */.Fl)(step.name) !== 'git' || step.readOnly)
        return false;
    const writes = step.effects.some(({ kind }) => kind === 'write' || kind === 'delete');
    return writes || gitPartsOf(gitCommandOf(step.argv)).includes('bisect');
}
function wordsOfGit({ step }) {
    return step.argv
        .slice(1)
        .flatMap((word) => (word.kind === 'literal' && !word.value.startsWith('-') ? [word.value] : []));
}
function onlyDeletes({ step }) {
    return step.role === 'neutral' || step.role === 'transparent' || /^rm(?:dir)?$/.test((0,rule_index/* baseName */.Fl)(step.name));
}
function isUnknownWrite(effect) {
    return (effect.kind === 'write' || effect.kind === 'delete') && typeof effect.path !== 'string';
}
function leaves({ step, rules }) {
    const name = (0,rule_index/* baseName */.Fl)(step.name);
    return leavesSandbox.test(name) && rules.some((rule) => (0,rule_index/* baseName */.Fl)((0,parse_rules/* literalWords */.jD)(rule)[0] ?? '') === name);
}
function isReachedFrom({ step }, leaving) {
    for (let { outer } = step; outer !== null; outer = outer.outer)
        if (leaving.some((command) => command.step === outer))
            return true;
    return false;
}
function pathsOf(parts, kinds) {
    const paths = parts.flatMap(({ effect }) => kinds.includes(effect.kind) && 'path' in effect && typeof effect.path === 'string' ? [effect.path] : []);
    return [...new Set(paths)].filter((path) => !(0,files_protected/* isFreeDevice */.tO)(path));
}
/** The hosts that the Network rules of a list name. */
function hostPatterns(rules, list) {
    return rules[list].flatMap(({ tool, specifier }) => {
        if (tool !== 'Network')
            return [];
        if (specifier.kind === 'host')
            return [
                specifier.pattern.host.startsWith('*') ? specifier.pattern : { ...specifier.pattern, mayBePrivate: true },
            ];
        return specifier.kind === 'any' ? [{ host: '*', port: null }] : [];
    });
}
/** Addresses that the words of the line name and that a rule permits. */
function fetched(parts) {
    return parts.flatMap(({ effect, decision }) => {
        if (effect.kind !== 'fetch' || decision !== 'allow' || typeof effect.url !== 'string')
            return [];
        const host = (0,tool/* hostOf */.w4)(effect.url);
        if (host === null)
            return [];
        const { port, protocol } = new URL(effect.url);
        return [{ host, port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) }];
    });
}


/***/ }),

/***/ 7780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ missingRule),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   Z7: () => (/* binding */ evaluatedEffect),
/* harmony export */   k2: () => (/* binding */ byRule)
/* harmony export */ });
function decide(decision, rule, reason) {
    const code = rule !== null ? 'rule' : decision === 'allow' ? 'default' : 'built-in';
    return { decision, code, rule: rule?.text ?? null, reason, missing: false };
}
const verbs = {
    allow: 'allows',
    ask: 'requires confirmation of',
    deny: 'denies',
};
/** What a rule decides about a call that it covers. */
function byRule(rule, what) {
    return decide(rule.list, rule, `the rule ${rule.text} ${verbs[rule.list]} ${what}`);
}
/** No rule allows it. */
function missingRule(reason) {
    return { decision: 'ask', code: 'missing-rule', rule: null, reason, missing: true };
}
/** Combines an effect with its decision and drops all other fields. */
function evaluatedEffect(effect, { decision, code, rule, reason, hint }) {
    return { effect, decision, code, rule, reason, ...(hint === undefined ? {} : { hint }) };
}
const severity = { allow: 0, ask: 1, deny: 2 };
/** The strictest decision; the first of several equally strict ones. */
function strictest(decisions) {
    let worst;
    for (const current of decisions) {
        if (worst === undefined || severity[current.decision] > severity[worst.decision])
            worst = current;
    }
    return worst;
}


/***/ }),

/***/ 56782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ evaluateFetch),
/* harmony export */   Ql: () => (/* binding */ evaluateTool),
/* harmony export */   aT: () => (/* binding */ mustBeNamed),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   yC: () => (/* binding */ evaluateMcpTool)
/* harmony export */ });
/* harmony import */ var _rules_can_allow_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44576);
/* harmony import */ var _rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33270);
/* harmony import */ var _rules_rule_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59976);
/* harmony import */ var _shell_unknown_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _effect_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7780);





/**
 * Tools that affect only the conversation and its report. A skill only loads text; the calls that it leads to are
 * evaluated separately.
 */
const allowedByDefault = new Set('TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop'.split(' '));
const readOnlyTools = new Set([...allowedByDefault, 'Read', 'Glob', 'Grep', 'List']);
/** Review events that affect merging: in every mode, only a rule that names them allows them. */
const mergeEvents = new Set(['APPROVE', 'REQUEST_CHANGES']);
/** Evaluates a call by tool name and subject only: skills, tasks, comments, labels, MCP tools, plain tools. */
function evaluateTool(request, context) {
    const name = request.subject === undefined ? request.tool : `${request.tool}(${request.subject})`;
    const denied = find('deny', request, context);
    if (denied !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(denied, name);
    if (context.mode === 'plan' && !readOnlyTools.has(request.tool))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', null, `${name} is not allowed in mode plan`);
    const asked = context.mode === 'yolo' ? undefined : find('ask', request, context);
    if (asked !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(asked, name);
    const allowed = find('allow', request, context);
    if (allowed !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(allowed, name);
    if (allowedByDefault.has(request.tool))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `${name} is allowed by default`);
    if (mustBeNamed(request))
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('ask', null, `no rule names ${name}`);
    if (context.mode === 'yolo')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `mode yolo allows ${name}`);
    return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('ask', null, `no rule allows ${name}`);
}
/** A long name is shortened for the providers: a rule with either name applies, the stricter one first. */
function evaluateMcpTool({ server, tool, whole }, context) {
    const [ofTool, ...more] = [tool, ...(whole === undefined ? [] : [whole])].map((name) => evaluateTool({ tool: `mcp__${server}__${name}`, effects: [] }, context));
    const all = [ofTool, ...more];
    return (all.find((decision) => decision.decision === 'deny') ??
        all.find((decision) => decision.decision === 'ask' && decision.rule !== null) ??
        all.find((decision) => decision.decision === 'allow') ??
        ofTool);
}
/** Whether only a rule that names the subject allows this, in every mode. */
function mustBeNamed({ tool, subject }) {
    return tool === 'Review' && subject !== undefined && mergeEvents.has(subject);
}
function find(list, request, { rules, more }) {
    const all = list === 'allow' ? [...rules.allow, ...more] : rules[list];
    if (list === 'allow' && mustBeNamed(request))
        return all.find((rule) => namesLiterally(rule, request));
    return all.find((rule) => (0,_rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .namesTool */ .$z)(rule, request.tool, list !== 'allow') && (0,_rules_names_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSubject */ .iD)(rule, request.subject, list !== 'allow'));
}
function namesLiterally({ tool, specifier }, request) {
    return tool === request.tool && specifier.kind === 'literal' && specifier.text.toUpperCase() === request.subject;
}
/** Evaluates an address by WebFetch rules, which match a host and its subdomains. */
function evaluateFetch(url, tool, context) {
    if (typeof url !== 'string') {
        const rule = findFetch('deny', null, tool, context) ?? null;
        const reason = `fetching from any address: ${url.any} is unknown before the command runs: ${(0,_shell_unknown_target_js__WEBPACK_IMPORTED_MODULE_4__/* .rewriteOf */ .w)(url.any)}`;
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', rule, reason);
    }
    const host = hostOf(url);
    const what = `fetching from ${host ?? url.slice(0, 80)}`;
    const { mode } = context;
    const denied = findFetch('deny', host, tool, context);
    if (denied !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(denied, what);
    if (mode === 'plan')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('deny', null, `${what} is not allowed in mode plan`);
    const asked = mode === 'yolo' ? undefined : findFetch('ask', host, tool, context);
    if (asked !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(asked, what);
    const allowed = findFetch('allow', host, tool, context);
    if (allowed !== undefined)
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .byRule */ .k2)(allowed, what);
    if (!(0,_rules_can_allow_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpenInYolo */ .jo)(tool)) {
        const isOff = !context.rules.allow.some((rule) => rule.tool === tool);
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .missingRule */ .J8)(`${isOff ? `${tool} is off: ` : ''}no rule allows ${what}`);
    }
    if (mode === 'yolo')
        return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)('allow', null, `mode yolo allows ${what}`);
    return (0,_effect_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .missingRule */ .J8)(`no rule allows ${what}`);
}
/** The host of a web address, in lower case without a trailing dot; `null` for any other address. */
function hostOf(url) {
    if (!URL.canParse(url))
        return null;
    const parsed = new URL(url);
    return /^https?:$/.test(parsed.protocol) ? parsed.hostname.toLowerCase().replace(/\.$/, '') : null;
}
function findFetch(list, host, tool, context) {
    const all = context.rules[list];
    const rules = host === null ? all : (0,_rules_rule_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hostRulesFor */ .Fu)(all, host, tool);
    return [...rules, ...(list === 'allow' ? context.more : [])].find((rule) => {
        if (rule.specifier.kind === 'any')
            return rule.tool === 'WebFetch' || (rule.tool === tool && tool !== 'Bash');
        if (rule.tool !== 'WebFetch' || rule.specifier.kind !== 'domain')
            return false;
        if (host === null)
            return list !== 'allow';
        const domain = rule.specifier.host;
        return domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
    });
}


/***/ }),

/***/ 37243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ usualHosts)
/* harmony export */ });
/* harmony import */ var _rule_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59976);

/**
 * The registries of package managers: a rule for `npm ci` means a download from there. Only for the sub-commands that
 * download, and only the public registry and those that the environment of the job names: another one, even if the
 * repository configures it, needs a Network rule, since the author of a pull request controls that configuration.
 */
const table = [
    {
        programs: 'npm pnpm yarn bun',
        subCommands: 'ci i install clean-install add update up upgrade audit outdated view info',
        hosts: 'registry.npmjs.org registry.yarnpkg.com npm.jsr.io',
        family: 'npm',
    },
    { programs: 'npx bunx pnpx', subCommands: '', hosts: 'registry.npmjs.org', family: 'npm' },
    { programs: 'uvx', subCommands: '', hosts: 'pypi.org files.pythonhosted.org', family: 'python' },
    {
        programs: 'pip pip3 uv poetry pipx pdm',
        subCommands: 'install download sync add lock update pip',
        hosts: 'pypi.org files.pythonhosted.org',
        family: 'python',
    },
    {
        programs: 'cargo',
        subCommands: 'fetch update install add build test check clippy run vendor',
        hosts: 'index.crates.io static.crates.io crates.io',
        family: 'cargo',
    },
    {
        programs: 'go',
        subCommands: 'get mod install build test vet run',
        hosts: 'proxy.golang.org sum.golang.org storage.googleapis.com',
        family: 'go',
    },
    {
        programs: 'bundle gem',
        subCommands: 'install update add fetch outdated',
        hosts: 'rubygems.org index.rubygems.org',
    },
    {
        programs: 'composer',
        subCommands: 'install update require',
        hosts: 'repo.packagist.org packagist.org',
    },
];
const gitDownloads = new Set('fetch pull push clone ls-remote remote submodule'.split(' '));
/** The hosts that a command needs by its nature; for git, the host of the repository. */
function usualHosts({ name, argv }, { repository, registries = {} }) {
    if ((0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name) === 'git' && repository !== null) {
        const isRemote = argv.some((word) => word.kind === 'literal' && gitDownloads.has(word.value));
        return isRemote ? [{ host: new URL(repository).hostname, port: 443 }] : [];
    }
    const row = table.find(({ programs }) => programs.split(' ').includes((0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name)));
    if (row === undefined)
        return [];
    const words = argv.slice(1).flatMap((word) => (word.kind === 'literal' ? [word.value] : []));
    const subCommand = words.find((word) => !word.startsWith('-'));
    const downloads = row.subCommands === '' || row.subCommands.split(' ').includes(subCommand ?? '');
    const isYarn = (0,_rule_index_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name) === 'yarn' && subCommand === undefined;
    if (!downloads && !isYarn)
        return [];
    const others = row.family === undefined ? [] : (registries[row.family] ?? []);
    return [...row.hosts.split(' ').map((host) => ({ host, port: 443 })), ...others];
}


/***/ })

};
;