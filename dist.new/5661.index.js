"use strict";
exports.id = 5661;
exports.ids = [5661];
exports.modules = {

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


/***/ })

};
;