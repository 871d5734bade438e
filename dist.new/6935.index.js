"use strict";
exports.id = 6935;
exports.ids = [6935];
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