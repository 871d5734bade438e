"use strict";
exports.id = 4021;
exports.ids = [4021];
exports.modules = {

/***/ 77919:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lK: () => (/* binding */ readPromptEvaluators)
});

// UNUSED EXPORTS: judgeTraps, keyTraps

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml.js
var yaml = __webpack_require__(33233);
// EXTERNAL MODULE: ./lib/batch/evaluate/builtin-judges.js
var builtin_judges = __webpack_require__(29325);
;// CONCATENATED MODULE: ./lib/batch/evaluate/prompt-judge.js


/** `llm` of an evaluator: modelId, prompt, systemPrompt and choices. */
function readPromptJudge(value, { fail, notice }) {
    if (!(0,yaml/* isMapping */.p)(value))
        return fail('`llm` must be a mapping', 'write prompt and choices', 'llm');
    const prompt = valueText(value['prompt']);
    if (prompt.trim() === '')
        return fail('the judge has no `prompt`', 'add the question', 'llm');
    const choices = readChoices(value['choices'], { fail, notice });
    if (choices === null)
        return null;
    const system = valueText(value['systemPrompt']).trim();
    return {
        kind: 'judge',
        prompt: (0,builtin_judges/* splitAtAnswer */.Aj)(toBatchTemplate(prompt)),
        system: system === '' ? null : toBatchTemplate(system),
        choices,
        model: valueText(value['modelId']) || null,
    };
}
function readChoices(value, { fail, notice }) {
    const list = Array.isArray(value) ? value : [];
    const choices = list.flatMap((entry) => {
        const { choice, score } = (0,yaml/* isMapping */.p)(entry) ? entry : { choice: undefined, score: undefined };
        const text = valueText(choice).trim();
        return text === '' || typeof score !== 'number' || !Number.isFinite(score) ? [] : [{ choice: text, score }];
    });
    if (choices.length === 0 || choices.length < list.length)
        return fail('`choices` must be a list of mappings with `choice` and a number `score`', 'add them', 'llm');
    const highest = Math.max(...choices.map(({ score }) => score));
    if (choices.every(({ score }) => score >= 0 && score <= 1))
        return choices;
    notice('scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0');
    return choices.map(({ choice, score }) => ({ choice, score: Math.max(0, score) / Math.max(1, highest) }));
}
/** YAML reads an unquoted `5` as a number. */
function valueText(value) {
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    return typeof value === 'string' ? value : '';
}
/** The placeholders of a prompt file as those of a batch file; `{{completion}}` is the answer. */
function toBatchTemplate(text) {
    return text.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (source, name) => name === 'completion' ? source : `{{item.${name}}}`);
}

;// CONCATENATED MODULE: ./lib/batch/evaluate/prompt-evaluators.js




/** The kinds of an evaluator, in the order in which GitHub Models looks for them. */
const kinds = ['string', 'llm', 'uses'];
/** The comparisons of `string`, in the same order. Only `equals` respects case there. */
const comparisons = [
    { key: 'equals', kind: 'equals', ignoreCase: false },
    { key: 'contains', kind: 'contains', ignoreCase: true },
    { key: 'startsWith', kind: 'starts-with', ignoreCase: true },
    { key: 'endsWith', kind: 'ends-with', ignoreCase: true },
];
/**
 * The `evaluators` of a .prompt.yml as evaluations of a batch, with the rules of GitHub Models. Its placeholders become
 * those of the batch file: `{{expected}}` is `{{item.expected}}`.
 */
function readPromptEvaluators(file, report) {
    const list = file.value['evaluators'] ?? [];
    if (!Array.isArray(list)) {
        report.diagnostics.push(file.diagnostic(['evaluators'], {
            message: '`evaluators` must be a list',
            hint: 'write one mapping per evaluator, each starting with a dash',
        }));
        return [];
    }
    return list.flatMap((value, index) => {
        const at = ['evaluators', index];
        const fail = (what, hint, key) => {
            const path = key === undefined ? at : [...at, key];
            report.diagnostics.push(file.diagnostic(path, { message: what, hint }));
            return null;
        };
        const location = file.diagnostic(at, { message: '', hint: '' }).location ?? '';
        const notice = (message) => void report.notices.push({ location, message });
        if (!(0,yaml/* isMapping */.p)(value)) {
            fail('an evaluator must be a mapping', 'write name, and string, llm or uses');
            return [];
        }
        const evaluator = readEvaluator(value, { fail, notice });
        if (evaluator === null)
            return [];
        const name = typeof value['name'] === 'string' ? value['name'] : `evaluator ${String(index + 1)}`;
        return [{ name, ...evaluator, not: false, weight: 1, location }];
    });
}
function readEvaluator(value, problems) {
    const named = kinds.filter((kind) => (value[kind] ?? null) !== null);
    keyTraps(named, problems.notice);
    const [kind] = named;
    if (kind === undefined)
        return problems.fail('an evaluator needs string, llm or uses', 'add one of them');
    return readers[kind](value[kind], problems);
}
const readers = { string: readComparison, llm: readLlm, uses: readUses };
function readComparison(value, { fail, notice }) {
    if (!(0,yaml/* isMapping */.p)(value))
        return fail('`string` must be a mapping', 'write equals, contains, startsWith or endsWith', 'string');
    const used = comparisons.filter(({ key }) => valueText(value[key]) !== '');
    keyTraps(used.map(({ key }) => key), notice);
    const [operator] = used;
    if (operator === undefined)
        return fail('`string` compares nothing', 'write equals, contains, startsWith or endsWith with a text', 'string');
    const { kind, ignoreCase, key } = operator;
    // GitHub Models removes space around the answer only.
    const check = { kind, value: toBatchTemplate(valueText(value[key])), ignoreCase, isExact: true };
    return { check, threshold: null };
}
function readLlm(value, problems) {
    const judge = readPromptJudge(value, problems);
    if (judge === null)
        return null;
    judgeTraps(judge, problems.notice);
    return { check: judge, threshold: lowestAbove0(judge.choices) };
}
function readUses(value, { fail }) {
    const name = builtin_judges/* builtinJudgeNames */.FG.find((known) => known === value);
    if (name !== undefined) {
        const check = (0,builtin_judges/* builtinJudge */.pz)(name);
        return { check, threshold: lowestAbove0(check.choices) };
    }
    const guess = typeof value === 'string' ? (0,errors/* nearest */.pA)(value, builtin_judges/* builtinJudgeNames */.FG) : undefined;
    const hint = guess === undefined ? `use one of ${builtin_judges/* builtinJudgeNames */.FG.join(', ')}` : `did you mean ${guess}?`;
    return fail(`unknown evaluator ${JSON.stringify(value)}`, hint, 'uses');
}
function lowestAbove0(choices) {
    return Math.min(1, ...choices.map(({ score }) => score).filter((score) => score > 0));
}
/** Only the first of several keys counts, in an order that the file does not show. */
function keyTraps(keys, notice) {
    const [key, ...others] = keys;
    if (key === undefined || others.length === 0)
        return;
    const rest = `${others.join(' and ')} ${others.length === 1 ? 'has' : 'have'} no effect`;
    notice(`only ${key} counts, and ${rest}; write one evaluator for each`);
}
/** What GitHub Models decides by the first choice that occurs anywhere in the reply is decided by the whole choice here. */
function judgeTraps({ prompt, system, choices }, notice) {
    if (prompt.length < 2)
        notice('the judge does not see the answer; write {{completion}} in its prompt');
    for (const [hidden, by] of unreachable(choices)) {
        if (same(hidden, by))
            notice(`the choice ${quoted(hidden)} is listed twice; only the first can be chosen`);
        else
            notice(`the choice ${quoted(hidden)} contains ${quoted(by)}, which is listed before it: GitHub Models always found ${quoted(by)}; here the judge can choose both`);
    }
    if (choices.every(({ score }) => score <= 0))
        notice('no choice has a score above 0, so no answer passes');
    if (reasonsFirst.test(`${system ?? ''}\n${prompt.join('\n')}`)) {
        notice('the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason');
    }
}
const reasonsFirst = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i;
/** Choices that contain an earlier one, with that one. */
function unreachable(choices) {
    return choices.flatMap((later, index) => {
        const by = choices.slice(0, index).find(({ choice }) => later.choice.toLowerCase().includes(choice.toLowerCase()));
        return by === undefined ? [] : [[later, by]];
    });
}
const same = (a, b) => a.choice.toLowerCase() === b.choice.toLowerCase();
const quoted = ({ choice }) => JSON.stringify(choice);


/***/ }),

/***/ 44021:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withPromptEvaluators: () => (/* binding */ withPromptEvaluators)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);
/* harmony import */ var _prompt_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67557);
/* harmony import */ var _prompt_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33233);
/* harmony import */ var _prompt_evaluators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77919);





const maxBytes = 10_000_000;
/**
 * Adds the `evaluators` of each .prompt.yml to the entries over its rows, after those of the batch file. Rejects with
 * UserError, with all problems at once.
 */
async function withPromptEvaluators(file, source) {
    const diagnostics = [];
    const notices = [];
    const jobs = [];
    for (const entry of file.jobs) {
        if (entry.items?.kind !== 'test-data') {
            jobs.push(entry);
            continue;
        }
        const { path } = entry.items;
        // A file that cannot be read is reported when its rows are read.
        const bytes = await source.read(path, maxBytes).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k, () => null));
        if (bytes === null) {
            jobs.push(entry);
            continue;
        }
        const evaluators = (0,_prompt_evaluators_js__WEBPACK_IMPORTED_MODULE_4__/* .readPromptEvaluators */ .lK)(await (0,_prompt_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .readYamlFile */ .k)(path, (0,_prompt_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePrompt */ .Z6)(bytes, path)), {
            diagnostics,
            notices,
        });
        // The batch's own choice of a judge counts for the prompt file too: its model may not be available any more.
        const named = evaluators.map((evaluator) => evaluator.check.kind === 'judge' && file.judge !== null
            ? { ...evaluator, check: { ...evaluator.check, model: null } }
            : evaluator);
        jobs.push({ ...entry, evaluate: [...entry.evaluate, ...named] });
    }
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics.map((diagnostic) => ({ ...diagnostic, code: 'batch-invalid' })));
    return { file: { ...file, jobs }, notices: [...new Set(notices.map(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .noticeText */ .ut))] };
}


/***/ })

};
;