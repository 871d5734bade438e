"use strict";
exports.id = 1418;
exports.ids = [1418,5661,6935];
exports.modules = {

/***/ 35883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ withSecondParse)
});

;// CONCATENATED MODULE: ./lib/pipeline/plain-line.js
/** A part of a word that all shells read the same way: letters, closed quotes, one escaped character, `$NAME`. */
const variable = String.raw `\$[A-Za-z_]\w*(?![\w[])`;
const wordPart = String.raw `[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${variable})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${variable}`;
const word = `(?:${wordPart})+`;
const redirection = String.raw `(?:[012]?>>?|<) ?(?:&[12]|${word})`;
const plain = new RegExp(String.raw `^ *(?:(?:${word};?|${redirection};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
/** Keywords with which bash or the second parser starts or ends a construct, at the start of a command. */
const keyword = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
/**
 * Whether a text that the first parser accepted is unambiguous: plain words, closed quotes and `$NAME`, in simple
 * commands on one line. Checking it with a second parser would take time and never change the decision.
 */
function isPlainLine(text) {
    return plain.test(text) && !keyword.test(text);
}

;// CONCATENATED MODULE: ./lib/pipeline/second-parse.js

/**
 * Checks permitted scripts with a second parser that shares no code with the first. If the two do not agree that a text
 * is well-formed bash, one of them misreads it, and the command that would run is not the one that was evaluated. No
 * rule overrides this. Any other evaluation is returned unchanged. Returns a promise only if the parser is needed: a
 * plain line is unambiguous.
 */
function withSecondParse(evaluation, parser) {
    if (evaluation.outcome === 'refuse')
        return evaluation;
    const scripts = evaluation.scripts.filter((script) => !isPlainLine(script));
    return scripts.length === 0 ? evaluation : checked(evaluation, scripts, parser);
}
async function checked(evaluation, scripts, parser) {
    for (const script of scripts) {
        const objection = await parser.objection(script);
        if (objection !== null)
            return { ...evaluation, ...refusal(objection, parser.machineProblem?.() ?? null) };
    }
    return evaluation;
}
function refusal(objection, machineProblem) {
    return {
        decision: 'deny',
        outcome: 'refuse',
        code: 'unreadable',
        rule: null,
        reason: machineProblem === null
            ? `a second parser reads the command line differently (${objection}); use simpler syntax or several commands, since no allow rule can permit it`
            : `the command line cannot be checked, because ${machineProblem}`,
        suggest: [],
        refusalKey: `second-parser ${objection}`,
        refusal: () => ({
            kind: 'form',
            missing: [
                machineProblem === null
                    ? `a second parser reads it differently (${objection})`
                    : `it cannot be checked, because ${machineProblem}`,
            ],
            rewrites: machineProblem === null ? ['use simpler syntax or several commands'] : [],
            permitted: [],
            nearest: [],
        }),
    };
}


/***/ }),

/***/ 1418:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ checkPlan),
  w: () => (/* binding */ planPrompt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/prompt/processors/arguments.js + 1 modules
var processors_arguments = __webpack_require__(15223);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/prompt/processors/file.js + 1 modules
var file = __webpack_require__(15661);
// EXTERNAL MODULE: ./lib/prompt/processors/read.js
var read = __webpack_require__(45849);
;// CONCATENATED MODULE: ./lib/prompt/processors/check-files.js




/**
 * Rejects with UserError (`placeholder-failed`), with the diagnostics of rendering, for each file of the template that
 * rendering could not insert. Reads nothing; the plan lists the files that the rules refuse.
 */
async function checkFiles(spec, segments, ports, options) {
    const named = segments.filter(({ kind }) => kind === 'file');
    const paths = named.filter(({ content }) => content !== '').map(({ content }) => ports.files.resolve(content));
    const ignored = await (0,file/* ignoredOf */.Ij)(paths, ports);
    const diagnostics = [];
    const seen = new Set();
    for (const segment of named) {
        const path = ports.files.resolve(segment.content);
        if (seen.has(path))
            continue;
        seen.add(path);
        const outcome = segment.content === '' ? read/* namesNothing */.ek : await failureOf(path, ports, ignored);
        if (outcome !== null && !(0,file/* mayStay */.r)(spec, segment, { outcome, options })) {
            diagnostics.push((0,file/* failedDiagnostic */.tT)(spec, segment, outcome));
        }
    }
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
}
async function failureOf(path, { files, policy }, ignored) {
    if ((0,read/* refusedByRules */.Vo)(path, policy) !== null)
        return null;
    try {
        await files.info(path);
    }
    catch (error) {
        return error instanceof types/* FileProblem */.k && error.code === 'refused' ? null : (0,read/* fileRefusalText */.Wh)(error, 0);
    }
    if (ignored instanceof types/* FileProblem */.k)
        return (0,read/* fileRefusalText */.Wh)(ignored, 0);
    return (0,file/* isGitIgnored */.Zh)(path, ignored, policy);
}

// EXTERNAL MODULE: ./lib/prompt/processors/echo.js
var echo = __webpack_require__(88692);
// EXTERNAL MODULE: ./lib/prompt/processors/read-template.js
var read_template = __webpack_require__(36652);
// EXTERNAL MODULE: ./lib/prompt/processors/shell.js
var shell = __webpack_require__(76935);
// EXTERNAL MODULE: ./lib/prompt/processors/values.js + 1 modules
var values = __webpack_require__(68142);
;// CONCATENATED MODULE: ./lib/prompt/plan.js








/** Rejects with the UserError of rendering for missing or ignored files and for variables without a value. */
async function checkPlan(spec, input, ports, options) {
    const segments = await (0,read_template/* readTemplate */.x)(spec, ports.files);
    await (0,errors/* allOrDiagnostics */.Jf)(() => (0,values/* checkValues */.X)(spec, segments, input, (0,values/* valuesFor */.E)(spec, input, ports.cwd)), () => checkFiles(spec, segments, ports, options));
}
/**
 * What rendering would do, without reading or running anything. Rejects with UserError: `placeholder-unclosed`,
 * `placeholder-quoted`, and `placeholder-failed` for commands that bash cannot parse. `checkPlan` reports what else would fail.
 */
async function planPrompt(spec, input, ports) {
    const segments = await (0,read_template/* readTemplate */.x)(spec, ports.files);
    const evaluated = await (0,shell/* evaluatePromptCommands */.c)(spec, await (0,processors_arguments/* resolveCommands */.FY)(spec, segments, (0,values/* valuesFor */.E)(spec, input, ports.cwd)), ports);
    return {
        format: spec.format,
        description: spec.description,
        segments,
        commands: evaluated.map(({ command, evaluation }) => ({ command, ...planned(evaluation) })),
        files: evaluateFiles(segments, ports),
        printed: segments.filter((segment) => (0,echo/* printedVariable */.r)(spec, segment) !== null).map(({ source }) => source),
    };
}
/** Evaluates the path as written and the targets of links, but not the contents. */
function evaluateFiles(segments, { policy, cwd }) {
    const paths = segments.flatMap(({ kind, content }) => (kind === 'file' && content !== '' ? [content] : []));
    return [...new Set(paths)].map((path) => ({
        path,
        ...planned(policy({ tool: 'Read', effects: [{ kind: 'read', path: (0,external_node_path_.resolve)(cwd, path) }] })),
    }));
}
function planned({ decision, outcome, reason, suggest }) {
    return { decision, outcome, reason, suggest: outcome === 'refuse' ? suggest : [] };
}


/***/ }),

/***/ 55974:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ insertedBelow),
/* harmony export */   g: () => (/* binding */ readDirectory)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54539);
/* harmony import */ var _message_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46915);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45849);



/**
 * The files below a directory in byte order of their paths, each after a line with its path, and a last line that lists
 * what was omitted and why. Rejects with FileProblem if the directory itself cannot be walked.
 */
async function readDirectory(path, ports, budget) {
    const { files, signal } = ports;
    const walked = await files.walk(path, { limit: budget.files, signal });
    const parts = [
        textPart(`[directory ${(0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(files.relative(path))}: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(walked.paths.length, 'file')}]\n`),
    ];
    let read = 0;
    for await (const { file, result } of readInOrder(walked.paths, ports, budget)) {
        read += 1;
        parts.push(...piecesOf((0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(files.relative(file)), result));
    }
    const beyond = signal.aborted ? 0 : walked.paths.length - read;
    const omissions = [
        walked.ignored > 0 ? `${walked.ignored} ignored by git` : '',
        walked.refused > 0 ? `${walked.refused} refused by the rules` : '',
        beyond > 0 ? `${beyond} beyond the limit of ${budget.totalBytes} bytes for the files of a prompt` : '',
        walked.truncated ? `more files, beyond the limit of ${budget.files} for a directory` : '',
    ].filter((words) => words !== '');
    parts.push(textPart(`[end of directory${omissions.length === 0 ? '' : `; omitted: ${omissions.join(', ')}`}]\n`));
    return (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTexts */ .B5)(parts);
}
/** The files below a directory whose content a prompt with only this directory would have. Rejects as `readDirectory`. */
async function insertedBelow(path, ports, limits) {
    const { paths } = await ports.files.walk(path, { limit: limits.files, signal: ports.signal });
    const inserted = new Set();
    for await (const { file, result } of readInOrder(paths, ports, { ...limits, left: limits.totalBytes }))
        if (result.kind === 'parts')
            inserted.add(file);
    return inserted;
}
/** No file follows the first one that does not fit; otherwise the sizes would decide which files are included. */
async function* readInOrder(paths, ports, budget) {
    for (const file of paths) {
        if (ports.signal.aborted)
            return;
        const result = await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readOne */ .JF)(file, ports, budget);
        const bytes = result.kind === 'parts' ? result.bytes : 0;
        if (bytes > budget.left)
            return;
        budget.left -= bytes;
        yield { file, result };
    }
}
function piecesOf(name, result) {
    if (result.kind === 'failed')
        return [textPart(`[file ${name}, omitted: ${result.why}]\n`)];
    const header = textPart(`[file ${name}${result.note === null ? '' : `, ${result.note}`}]\n`);
    const last = result.parts.at(-1);
    const isOpen = last?.type === 'text' && last.text !== '' && !last.text.endsWith('\n');
    return [header, ...result.parts, ...(isOpen ? [textPart('\n')] : [])];
}
function textPart(text) {
    return { type: 'text', text };
}


/***/ }),

/***/ 15661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tT: () => (/* binding */ failedDiagnostic),
  Ij: () => (/* binding */ ignoredOf),
  insertFiles: () => (/* binding */ insertFiles),
  Zh: () => (/* binding */ isGitIgnored),
  vh: () => (/* binding */ isMention),
  r: () => (/* binding */ mayStay)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/prompt/placeholders/braces.js
var braces = __webpack_require__(49928);
// EXTERNAL MODULE: ./lib/prompt/placeholders/claude.js
var claude = __webpack_require__(46926);
// EXTERNAL MODULE: ./lib/prompt/position.js
var position = __webpack_require__(63520);
// EXTERNAL MODULE: ./lib/prompt/processors/directory.js
var directory = __webpack_require__(55974);
// EXTERNAL MODULE: ./lib/prompt/processors/read.js
var read = __webpack_require__(45849);
;// CONCATENATED MODULE: ./lib/prompt/processors/mention.js


/**
 * Reads a file or lists a directory that the prompt mentions, as the agent would. The call runs through every stage, so
 * it reveals no more than a call by the model.
 */
async function attachMention({ content }, { files, runCall, signal }, id) {
    const path = files.relative(content);
    const kind = await kindOf(path, files);
    if (typeof kind !== 'string')
        return kind;
    const [name, input] = kind === 'directory' ? ['List', { path }] : ['Read', { file_path: path }];
    const { parts, isError } = await runCall({ id, name, input }, signal);
    if (isError) {
        const why = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
        return { why: why.replace(/\.$/, ''), hint: 'correct the path, or remove the mention' };
    }
    return {
        type: kind,
        call: { type: 'tool-call', id, name, input },
        result: { type: 'tool-result', id, name, parts, isError: false },
    };
}
async function kindOf(path, files) {
    try {
        const { kind } = await files.info(path);
        if (kind === 'file' || kind === 'directory')
            return kind;
        throw new types/* FileProblem */.k('special', path, `${path} is not a regular file`);
    }
    catch (error) {
        return (0,read/* fileRefusalText */.Wh)(error, 0);
    }
}

;// CONCATENATED MODULE: ./lib/prompt/processors/file.js









/**
 * Reads the files of all placeholders, in the order of the template: `@{…}` is replaced with the content; a mention
 * (`@path`, a link) stays and adds a call of Read or List with its result. Rejects with UserError (`placeholder-failed`),
 * with one diagnostic for each path that cannot be read; an empty path is always an error.
 */
async function insertFiles(spec, segments, ports, options) {
    const named = segments.filter((segment) => segment.kind === 'file');
    if (named.length > maxNamed)
        throw new errors/* UserError */.yo(tooMany(spec, named));
    const paths = named.filter(({ content }) => content !== '').map(({ content }) => ports.files.resolve(content));
    const readChecks = { ignored: await ignoredOf(paths, ports), allAllowed: areAllowed(paths, ports) };
    const diagnostics = [];
    const notices = [];
    const mentioned = new Map();
    const failed = new Map();
    const parts = new Map();
    const budget = { ...options.limits, left: options.limits.totalBytes };
    for (const segment of named) {
        if (ports.signal.aborted)
            break;
        const path = ports.files.resolve(segment.content);
        const outcome = refusalOf(segment, ports, readChecks) ??
            (isMention(segment)
                ? (mentioned.get(path) ??
                    failed.get(path) ??
                    (await attachMention(segment, ports, `${options.callIds}-${mentioned.size + 1}`)))
                : await insertOne(segment, ports, budget));
        if ('call' in outcome) {
            mentioned.set(path, outcome);
            parts.set(segment, asWritten(segment));
        }
        else if ('parts' in outcome) {
            parts.set(segment, outcome.parts.map((part) => ({ origin: 'file', source: segment.source, part })));
            if (outcome.notice !== null) {
                notices.push(`${(0,position/* locationInBody */.HF)(spec, segment.start)}: ${segment.source}: ${outcome.notice}`);
            }
        }
        else {
            parts.set(segment, asWritten(segment));
            // Repeated failures are reported once.
            const isNew = !failed.has(path);
            failed.set(path, outcome);
            if (!isNew)
                continue;
            if (mayStay(spec, segment, { outcome, options }))
                notices.push(leftNotice(spec, segment, outcome));
            else
                diagnostics.push(failedDiagnostic(spec, segment, outcome));
        }
    }
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    return { parts, attachments: [...mentioned.values()], notices };
}
/** Maximum number of files named in one prompt; people do not write prompts with more. */
const maxNamed = 5_000;
function tooMany(spec, named) {
    return (0,position/* diagnosticInBody */.$D)(spec, named[maxNamed]?.start ?? 0, {
        code: 'placeholder-failed',
        message: `the prompt names more than ${maxNamed} files`,
        hint: 'name a directory, or let the agent read them',
    });
}
function leftNotice(spec, { start, source }, { why }) {
    return `${(0,position/* locationInBody */.HF)(spec, start)}: ${(0,position/* shortened */.vI)(source)} was not replaced: ${why}`;
}
/** Whether the text stays: for `error`, only a word in Claude's syntax that looks like a path and does not exist. */
function mayStay({ format }, segment, { outcome, options }) {
    const { code } = outcome;
    if (options.missingFiles === 'keep')
        return segment.content !== '';
    if (options.missingFiles === 'auto' && isMention(segment))
        return ['missing', 'not-a-directory', 'outside'].includes(code ?? '');
    return format === 'claude' && code === 'missing' && (0,claude/* mayBeNoPath */.xL)(segment.content);
}
function areAllowed(paths, { policy }) {
    const effects = paths.map((path) => ({ kind: 'read', path }));
    return effects.length > 0 && policy({ tool: 'Read', effects }).outcome === 'run';
}
async function ignoredOf(paths, { files }) {
    try {
        return paths.length === 0 ? new Set() : await files.ignored(paths);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* FileProblem */.k);
        return error;
    }
}
function asWritten({ source }) {
    return [{ origin: 'author', part: { type: 'text', text: source } }];
}
/** In formats that mention a file in the text (`@path`, a link), the text stays. */
function isMention({ source }) {
    return !source.startsWith('@{');
}
function refusalOf({ content }, { files, policy }, { ignored, allAllowed }) {
    if (content === '')
        return read/* namesNothing */.ek;
    if (content.includes(braces/* argsPlaceholder */.dC)) {
        return { why: `${braces/* argsPlaceholder */.dC} is not replaced in a path`, hint: 'name the file, or let the agent read it' };
    }
    const path = files.resolve(content);
    const refused = allAllowed ? null : (0,read/* refusedByRules */.Vo)(path, policy);
    if (refused !== null)
        return isOutside(files.relative(path)) ? { ...refused, code: 'outside' } : refused;
    if (ignored instanceof types/* FileProblem */.k)
        return (0,read/* fileRefusalText */.Wh)(ignored, 0);
    return isGitIgnored(path, ignored, policy);
}
function isOutside(path) {
    return (0,external_node_path_.isAbsolute)(path) || path.split('/')[0] === '..';
}
/** A file that git ignores is only inserted under a rule that names exactly this file. */
function isGitIgnored(path, ignored, policy) {
    if (!ignored.has(path))
        return null;
    const { rule } = policy({ tool: 'Read', effects: [{ kind: 'read', path }] });
    if (rule !== null && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(rule))
        return null;
    return { why: 'git ignores it', hint: 'allow it with a Read rule that names this file, or use another file' };
}
async function insertOne({ content }, ports, budget) {
    const path = ports.files.resolve(content);
    const result = await (0,read/* readOne */.JF)(path, ports, budget);
    if (result.kind === 'failed') {
        if (result.code !== 'directory')
            return result;
        try {
            return { parts: await (0,directory/* readDirectory */.g)(path, ports, budget), notice: null };
        }
        catch (error) {
            return (0,read/* fileRefusalText */.Wh)(error, budget.fileBytes);
        }
    }
    if (result.bytes > budget.left) {
        return {
            why: `the files of the prompt exceed the limit of ${budget.totalBytes} bytes in total`,
            hint: 'insert fewer files, and let the agent read the others',
        };
    }
    budget.left -= result.bytes;
    return { parts: result.parts, notice: result.note };
}
/** Hints about how the format resolves paths and about optional files. */
function hintsOf({ format }, { content }, { code }) {
    return [
        ...(code === 'missing' && content.startsWith('~/') ? ['the home directory is not read'] : []),
        ...(format === 'claude' ? ['if it is not a file, put it in backticks'] : []),
        ...(format === 'prompt-md' ? [`links are relative to the prompt file, so this one points to ${content}`] : []),
        ...(code === 'missing' ? ['set missing-files: keep if the file may be missing'] : []),
    ];
}
function failedDiagnostic(spec, segment, failed) {
    return (0,position/* diagnosticInBody */.$D)(spec, segment.start, {
        code: 'placeholder-failed',
        message: `${segment.source} cannot be inserted: ${failed.why}`,
        hint: [failed.hint, ...hintsOf(spec, segment, failed)].join('; '),
    });
}


/***/ }),

/***/ 76935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ evaluatePromptCommands),
/* harmony export */   insertCommands: () => (/* binding */ insertCommands)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _pipeline_second_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35883);
/* harmony import */ var _tools_bash_bash_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7271);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63520);




/**
 * Evaluates every distinct command, in the order of the template, as the Bash call that it will become. Runs nothing.
 * Rejects with UserError (`placeholder-failed`) for commands that both parsers reject.
 */
async function evaluatePromptCommands(spec, commands, { policy, secondParser, cwd }) {
    const evaluated = new Map();
    const unreadable = [];
    for (const { segment, command } of commands) {
        if (evaluated.has(command))
            continue;
        const evaluation = policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd }] });
        evaluated.set(command, { command, evaluation: await (0,_pipeline_second_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .withSecondParse */ ._)(evaluation, secondParser) });
        const error = evaluation.syntaxError;
        if (error !== undefined && (await secondParser.objection(command)) !== null)
            unreadable.push(unreadableCommand(spec, segment, error));
    }
    if (unreadable.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(unreadable);
    return [...evaluated.values()];
}
function unreadableCommand(spec, segment, why) {
    return (0,_position_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticInBody */ .$D)(spec, segment.start, {
        code: 'placeholder-failed',
        message: `bash cannot parse a command of the prompt: ${why}`,
        hint: `correct the quotes and parentheses in ${segment.source.replaceAll(/\s+/g, ' ')}`,
    });
}
/**
 * Runs the commands one after another through the pipeline, each distinct one once, but only if the rules refuse none of
 * them. A hook may still refuse one when it is about to run; then the later ones do not run. Rejects with UserError
 * (`placeholder-failed`) for too many commands, for a job without the Bash tool, and for a command that fails under
 * `failures: stop`.
 */
async function insertCommands(spec, commands, ports, options) {
    const evaluated = await evaluatePromptCommands(spec, commands, ports);
    if (evaluated.length > options.maxCommands)
        throw tooMany(spec, commands, options.maxCommands);
    const denials = evaluated.filter(({ evaluation }) => evaluation.outcome === 'refuse').map(denialOf);
    if (denials.length > 0)
        return { kind: 'refused', denials };
    const parts = new Map();
    const results = new Map();
    for (const { segment, command } of commands) {
        const result = results.get(command) ?? (await ports.runCall(callOf(command, results.size + 1), ports.signal));
        results.set(command, result);
        if (result.denial !== undefined)
            return { kind: 'refused', denials: [result.denial] };
        if (ports.signal.aborted || result.status === 'refused')
            return { kind: 'cancelled' };
        if (result.status === 'invalid' || (result.status === 'failed' && options.failures === 'stop')) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(failedDiagnostic(spec, segment, { command, result }));
        }
        parts.set(segment, isSilent(result) ? [] : partsOf(segment, result));
    }
    return { kind: 'inserted', parts, notices: [...results].flatMap((entry) => noticesOn(spec, ...entry)) };
}
function callOf(command, number) {
    return { id: `prompt-${number}`, name: 'Bash', input: { command, for_model: false } };
}
function denialOf({ command, evaluation }) {
    return {
        tool: 'Bash',
        label: command.replace(/\s+/g, ' '),
        stage: evaluation.decision === 'deny' ? 'permission' : 'confirmation',
        rule: evaluation.rule,
        reason: evaluation.reason,
        suggest: evaluation.suggest,
        origin: 'prompt',
    };
}
/** The tool has a note for the model if nothing was printed; the prompt gets nothing. */
function isSilent({ status, parts }) {
    const [only, ...others] = parts;
    return status === 'done' && others.length === 0 && only?.type === 'text' && only.text.trimEnd() === _tools_bash_bash_result_js__WEBPACK_IMPORTED_MODULE_2__/* .noOutput */ .L;
}
/** Trailing line breaks are dropped, as with `$(…)`, so that a command can be part of a sentence. */
function partsOf(segment, result) {
    return result.parts.map((part) => ({
        origin: 'shell',
        source: segment.source,
        part: part.type === 'text' ? { type: 'text', text: part.text.replace(/\n+$/, '') } : part,
    }));
}
function textOf(result) {
    return result.parts.map((part) => (part.type === 'text' ? part.text : `(${part.mediaType})`)).join('\n');
}
function noticesOn(spec, command, result) {
    return [
        ...(result.status === 'failed' ? [failedNotice(spec, command, result)] : []),
        ...(result.omittedCharacters === undefined ? [] : [truncatedNotice(spec, command, result.omittedCharacters)]),
    ];
}
/** The model sees a mark in the text; whoever relies on the answer has to know that it saw only a part. */
function truncatedNotice({ source }, command, omitted) {
    const shown = JSON.stringify(command.replace(/\s+/g, ' '));
    return `${source}: about ${omitted} characters of the output of ${shown} are missing in the prompt; raise command-output-characters or command-output-lines, or insert less`;
}
/** The last line of the tool's output describes how the command ended. */
function failedNotice({ source }, command, result) {
    const end = (textOf(result).trimEnd().split('\n').at(-1) ?? '').replace(/^\[(.*?)\.?\]$/, '$1');
    const shown = command.replace(/\s+/g, ' ');
    return `${source}: the command ${JSON.stringify(shown)} failed (${end}); its output is in the prompt`;
}
function failedDiagnostic(spec, segment, { command, result }) {
    const failed = result.status === 'failed';
    const diagnostic = (0,_position_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticInBody */ .$D)(spec, segment.start, {
        code: 'placeholder-failed',
        message: failed ? 'a command of the prompt failed' : 'a command of the prompt cannot run in this job',
        hint: failed
            ? 'correct the command, or set failed-commands: keep to insert its output with a note'
            : 'enable the Bash tool for the job, or remove the command',
    });
    return { ...diagnostic, found: `${command}\n${textOf(result).trimEnd().split('\n').slice(-10).join('\n')}` };
}
function tooMany(spec, commands, limit) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo((0,_position_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticInBody */ .$D)(spec, commands.at(-1)?.segment.start ?? 0, {
        code: 'placeholder-failed',
        message: `the prompt has more than ${limit} different commands`,
        hint: 'put some of them into one script, or let the agent run them',
    }));
}


/***/ })

};
;