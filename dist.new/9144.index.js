"use strict";
exports.id = 9144;
exports.ids = [9144,1675,6566,1815,2087,8044];
exports.modules = {

/***/ 29325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ splitAtAnswer),
/* harmony export */   FG: () => (/* binding */ builtinJudgeNames),
/* harmony export */   pz: () => (/* binding */ builtinJudge)
/* harmony export */ });
const builtinJudgeNames = [
    'github/similarity',
    'github/coherence',
    'github/fluency',
    'github/relevance',
    'github/groundedness',
];
const steps = [0, 0.25, 0.5, 0.75, 1];
const task = 'The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}';
const reference = (name) => `<${name}>\n{{item.expected}}\n</${name}>`;
/** The evaluators of GitHub Models, with the same grades and scores, and questions written for this project. */
const builtinJudges = {
    'github/similarity': {
        question: `${task}\n\nA correct answer is:\n${reference('expected')}\n\nDoes the answer state the same as the correct answer? Wording, order and length do not count; facts, conclusions and omissions do.`,
        grades: [
            'states something else, or contradicts the correct answer',
            'shares a few points, but most differ or are missing',
            'agrees in about half of what matters',
            'agrees, except for a detail',
            'states the same',
        ],
    },
    'github/coherence': {
        question: `${task}\n\nDo the sentences of the answer form one train of thought that responds to the task? Whether its facts are correct does not count.`,
        grades: [
            'fragments without a connection',
            'mostly disconnected; the reader must guess how its parts belong together',
            'understandable, with jumps or repetitions',
            'well organized, with small lapses',
            'every sentence follows from those before it',
        ],
    },
    'github/fluency': {
        question: 'A text:\n{{completion}}\n\nIs the text well written, sentence by sentence: grammar, choice of words, and ease of reading? Its content does not count.',
        grades: [
            'hardly readable',
            'many mistakes that disturb the reader',
            'readable, with mistakes or awkward phrases',
            'correct and easy to read, with a few rough places',
            'reads as if written by a skilled author',
        ],
    },
    'github/relevance': {
        question: `${task}\n\nDoes the answer deal with what was asked, completely and without anything that does not belong to it?`,
        grades: [
            'is about something else',
            'touches the subject, but does not deal with what was asked',
            'deals with part of what was asked, or mixes it with much that was not asked',
            'deals with what was asked, except for a minor point',
            'deals with all of what was asked and with nothing else',
        ],
    },
    'github/groundedness': {
        question: `Source text:\n${reference('source')}\n\nAn answer that must be based on the source only:\n{{completion}}\n\nDoes the source support what the answer states? A statement that is true but not in the source is not supported.`,
        grades: [
            'is not supported, or contradicts the source',
            'is mostly not supported',
            'is supported in part; important statements are not',
            'is supported, except for a minor statement',
            'is supported in every statement',
        ],
    },
};
function builtinJudge(name) {
    const { question, grades } = builtinJudges[name];
    const scale = grades.map((meaning, index) => `${String(index + 1)}: ${meaning}`).join('\n');
    return {
        kind: 'judge',
        prompt: splitAtAnswer(`${question}\n\nThe grades:\n${scale}`),
        system: null,
        choices: steps.map((score, index) => ({ choice: String(index + 1), score })),
        model: null,
    };
}
/** A judge's prompt without its `{{completion}}`: the texts before, between and after the places of the answer. */
function splitAtAnswer(prompt) {
    return prompt.split(/\{\{[ \t]*completion[ \t]*\}\}/);
}


/***/ }),

/***/ 19188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MF: () => (/* binding */ evaluationSchema),
/* harmony export */   aT: () => (/* binding */ checkKinds),
/* harmony export */   dN: () => (/* binding */ judgeSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _evaluate_builtin_judges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29325);
/* harmony import */ var _schema_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86130);



/** The checks of an answer; an evaluation has exactly one. */
const checkKinds = [
    'contains',
    'starts-with',
    'ends-with',
    'equals',
    'matches',
    'json-schema',
    'max-cost-usd',
    'max-seconds',
    'max-turns',
    'tools-used',
    'command',
    'judge',
    'uses',
];
const judgeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    prompt: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('The question; it sees the answer as {{completion}}.')),
    system: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)()),
    choices: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)(), { error: 'must be a mapping of choices to scores' })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('The possible verdicts with their scores from 0 to 1.')),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)()),
}, { error: 'must be a mapping with prompt and choices' });
const evaluationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)()),
    contains: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error: 'must be text' })),
    'starts-with': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error: 'must be text' })),
    'ends-with': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error: 'must be text' })),
    equals: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP({ error: 'must be text' })),
    matches: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('A regular expression (JavaScript, flags m and u).'))),
    'json-schema': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(), { error: 'must be a JSON Schema' })),
    'max-cost-usd': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberAbove0 */ .Vt)()),
    'max-seconds': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberAbove0 */ .Vt)()),
    'max-turns': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumberValue */ .St)(1, 10_000)),
    'tools-used': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('Tools that must have been called.'))),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('A command that the rules allow; exit code 0 passes.'))),
    judge: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(judgeSchema.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('A question to the judging model.'))),
    uses: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(_evaluate_builtin_judges_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinJudgeNames */ .FG).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('A judge with a built-in question about {{item.input}}.'))),
    not: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY({ error: 'must be true or false' }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('Passes if the check fails.'))),
    'ignore-case': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY({ error: 'must be true or false' })),
    weight: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .numberAbove0 */ .Vt)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1_000, { error: 'must be at most 1000' }), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('Its share in the score of the job, for min-score.'))),
    threshold: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_1__/* .share */ .uM)().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('The lowest score that passes.'))),
}, { error: 'must be a mapping with one check' });


/***/ }),

/***/ 24880:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ itemsSchema),
/* harmony export */   B: () => (/* binding */ sourceKinds)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var _schema_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86130);


/** The sources of items; an entry has exactly one. */
const sourceKinds = [
    'list',
    'files',
    'jsonl',
    'csv',
    'json',
    'lines',
    'changed',
    'issues',
    'pulls',
    'test-data',
];
const itemsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    list: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .scalar */ .d_, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())], { error: 'must be texts or mappings' }), {
        error: 'must be a list',
    })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('The items themselves: texts ({{item.value}}) or mappings.'))),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrTexts */ .tc)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('Globs of files of the workspace.'))),
    jsonl: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A file with one JSON object per line.'))),
    csv: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A CSV file (RFC 4180) whose first row has the names of the fields.'))),
    json: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A JSON file that contains a list.'))),
    lines: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A command that the rules allow; each line that it prints is an item.'))),
    changed: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A range of commits, such as origin/main...HEAD: the files that it changes.'))),
    issues: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A GitHub search for issues, such as "is:open label:bug".'))),
    pulls: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A GitHub search for pull requests.'))),
    'test-data': zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('A .prompt.yml file: the rows of its testData.'))),
    match: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrTexts */ .tc)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('Globs that narrow `changed`.'))),
    exclude: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrTexts */ .tc)().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('Globs of files to leave out.'))),
    limit: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumberValue */ .St)(1, 1_000_000).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y('At most this many items, in the order of the source.'))),
}, { error: 'must be a mapping with one source of items' });


/***/ }),

/***/ 26673:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ jobSettingNames),
/* harmony export */   R: () => (/* binding */ ofEvents)
/* harmony export */ });
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67805);

/** What the batch itself decides: its summary and pull requests are made for all jobs, `changes` decides about worktrees. */
const decidedByBatch = [
    ...['publish', 'comment-key', 'comment-mode', 'progress', 'reaction', 'worktree', 'checkout'],
    ...['allow-links', 'allow-mentions', 'base-branch', 'branch-prefix', 'push-with', 'on-failed-write'],
];
/** Jobs of a batch have no issue or pull request, and write nothing on GitHub. */
const ofEvents = ['context', 'max-writes', 'issue-expires-days', 'issue-close-older'];
/** They are read for the whole batch before its file is: a hook that it named would not run. */
const hooks = ['hooks', 'hooks-from'];
/** The text of an item could add a variable. */
const ofWorkflow = ['command-env'];
/** Settings of a job that the configuration file cannot have. */
const ofOneJob = ['prompt', 'prompt-file', 'prompt-format', 'command', 'args', 'vars', 'output-schema'];
/** The settings that a batch file may give to its jobs. */
const jobSettingNames = _settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.filter((name) => ofOneJob.includes(name) ||
    (_settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsTable */ .uG[name].inFile === true && ![...decidedByBatch, ...ofEvents, ...hooks, ...ofWorkflow].includes(name)));


/***/ }),

/***/ 99175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ promptKeys),
/* harmony export */   dG: () => (/* binding */ readJobSettings)
/* harmony export */ });
/* unused harmony export withoutPlaceholders */
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67805);
/* harmony import */ var _job_setting_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26673);
/* harmony import */ var _placeholders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88362);
/* harmony import */ var _unknown_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84106);




const promptKeys = ['prompt', 'prompt-file', 'command'];
/** A rule built from a placeholder could allow more than its author sees: an item may be named `**`. */
const withoutPlaceholders = [
    'allow',
    'ask',
    'deny',
    'mode',
    'read-only-commands',
    'command-directories',
    'minimum-trust',
];
/** The settings in a mapping of the batch file; problems are added to `diagnostics`. */
function readJobSettings(mapping, { document, path, otherKeys }, diagnostics) {
    return Object.entries(mapping).flatMap(([key, value]) => {
        if (otherKeys.includes(key))
            return [];
        const name = _job_setting_names_js__WEBPACK_IMPORTED_MODULE_1__/* .jobSettingNames */ .E.find((known) => known === key);
        if (name === undefined) {
            const place = path[0] === 'defaults' ? 'defaults' : 'job';
            const known = [...otherKeys, ..._job_setting_names_js__WEBPACK_IMPORTED_MODULE_1__/* .jobSettingNames */ .E];
            diagnostics.push((0,_unknown_key_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownKey */ .a)({ key, location: document.keyLocation(path, key), place, known }));
            return [];
        }
        const location = document.locationOf([...path, key]);
        const problem = problemOf(name, value);
        if (problem === null)
            return [{ name, value, location }];
        diagnostics.push({
            code: 'batch-invalid',
            location,
            message: `${name} ${problem}`,
            found: JSON.stringify(value),
            hint: `correct the value, or remove ${name}`,
        });
        return [];
    });
}
function problemOf(name, value) {
    if ((0,_placeholders_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPlaceholder */ .Kc)(value)) {
        return withoutPlaceholders.includes(name)
            ? 'cannot contain placeholders: what it allows must be visible here'
            : null;
    }
    if (name === 'vars')
        return isMappingOfScalars(value) ? null : 'must be a mapping of names to texts';
    const result = _settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsTable */ .uG[name].value.schema().safeParse(value);
    return result.success ? null : (result.error.issues[0]?.message ?? 'has an invalid value');
}
function isMappingOfScalars(value) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.values(value).every((member) => member === null || ['string', 'number', 'boolean'].includes(typeof member)));
}


/***/ }),

/***/ 88362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   ID: () => (/* binding */ replaceIn),
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   hX: () => (/* binding */ unknownPlaceholders)
/* harmony export */ });
/** Placeholders of a batch file: `{{item.path}}`, `{{matrix.model}}`. */
const placeholder = /\{\{[ \t]*(item|matrix)\.([\p{L}_][\p{L}\p{N}_ .-]*?)[ \t]*\}\}/gu;
const maxKnown = 1_000;
const known = new Map();
/** Splits a text once: what a placeholder inserts is never searched for placeholders. */
function parseBatchTemplate(text) {
    const parsed = known.get(text);
    if (parsed !== undefined)
        return parsed;
    const template = splitTemplate(text);
    if (known.size < maxKnown)
        known.set(text, template);
    return template;
}
function splitTemplate(text) {
    const parts = [];
    let end = 0;
    for (const { 0: source, 1: kind, 2: name = '', index } of text.matchAll(placeholder)) {
        if (index > end)
            parts.push(text.slice(end, index));
        parts.push({ kind: kind === 'item' ? 'item' : 'matrix', name, source });
        end = index + source.length;
    }
    if (end < text.length)
        parts.push(text.slice(end));
    return parts;
}
function placeholdersIn(text) {
    return parseBatchTemplate(text).filter((part) => typeof part !== 'string');
}
function hasPlaceholder(value) {
    return textsIn(value).some((text) => placeholdersIn(text).length > 0);
}
/** All texts in a value, at any depth. */
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.values(value).flatMap(textsIn);
}
/** Placeholders that look intended and are none: `{{itm.path}}`, `{{item}}`. */
function unknownPlaceholders(text) {
    return [...text.matchAll(/\{\{[ \t]*([\p{L}_]\w*)(?:\.[^{}\n]*)?[ \t]*\}\}/gu)]
        .filter(({ 0: source, 1: root = '' }) => {
        if (placeholdersIn(source).length > 0)
            return false;
        return source.includes('.') || root === 'item' || root === 'matrix';
    })
        .map(([source]) => source);
}
/** The text with every placeholder replaced; other values keep their form. */
function replaceIn(value, insert) {
    if (typeof value === 'string') {
        return parseBatchTemplate(value)
            .map((part) => (typeof part === 'string' ? part : insert(part)))
            .join('');
    }
    if (Array.isArray(value))
        return value.map((member) => replaceIn(member, insert));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaceIn(member, insert)]));
}


/***/ }),

/***/ 37815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ isReplaced),
  $: () => (/* binding */ readEntries)
});

// EXTERNAL MODULE: ./lib/prompt/formats/yaml.js
var yaml = __webpack_require__(33233);
// EXTERNAL MODULE: ./lib/settings/table.js + 17 modules
var table = __webpack_require__(67805);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/batch/items/item-fields.js
var item_fields = __webpack_require__(95363);
// EXTERNAL MODULE: ./lib/batch/file/placeholders.js
var placeholders = __webpack_require__(88362);
;// CONCATENATED MODULE: ./lib/batch/file/check-placeholders.js



/** Only a prompt marks inserted text as data; a path, a command or a setting cannot. */
const forUntrusted = ['prompt', 'args', 'vars'];
/** All placeholders that cannot be replaced, with the nearest that can. */
function checkPlaceholders(uses, { items, matrix }) {
    const fields = items === undefined ? null : items === null ? [] : (0,item_fields/* knownFields */.pA)(items);
    const names = [
        ...(items === undefined ? ['NAME'] : (fields ?? [])).map((name) => `item.${name}`),
        ...(matrix === undefined ? ['NAME'] : Object.keys(matrix)).map((name) => `matrix.${name}`),
    ];
    return uses.flatMap(({ name, value, location, evaluation }) => {
        const place = evaluation === undefined ? '' : ` in the evaluation ${evaluation}`;
        return (0,placeholders/* textsIn */.Ej)(value).flatMap((text) => [
            ...(0,placeholders/* unknownPlaceholders */.hX)(text).map((source) => unknownPlaceholder(source, { location, names, place })),
            ...(0,placeholders/* placeholdersIn */.Qf)(text).flatMap((placeholder) => {
                if (isUnknown(placeholder, fields, matrix)) {
                    if (placeholder.kind === 'item' && items === null)
                        return [withoutItems(placeholder, location, place)];
                    return [unknownPlaceholder(placeholder.source, { location, names, place })];
                }
                if (items === null || items === undefined || forUntrusted.includes(name))
                    return [];
                return untrustedUse(placeholder, items, location);
            }),
        ]);
    });
}
function isUnknown({ kind, name }, fields, matrix) {
    if (kind === 'matrix')
        return matrix !== undefined && !Object.hasOwn(matrix, name);
    return fields !== null && !fields.includes(name) && !fields.includes(name.split('.', 1)[0] ?? '');
}
/** The name in the nearest placeholder is the useful part: braces would outweigh a typo in a short name. */
function unknownPlaceholder(source, { location, names: known, place, }) {
    const guess = (0,errors/* nearest */.pA)(source.replace(/^\{\{\s*|\s*\}\}$/g, ''), known);
    const all = known.length === 0 ? 'this entry has neither items nor a matrix' : `known: ${known.map(braces).join(', ')}`;
    return {
        code: 'batch-invalid',
        location,
        message: `unknown placeholder ${source}${place}`,
        hint: guess === undefined ? all : `did you mean ${braces(guess)}?`,
    };
}
function braces(name) {
    return `{{${name}}}`;
}
function withoutItems({ source }, location, place) {
    return {
        code: 'batch-invalid',
        location,
        message: `${source}${place} has no value: this entry has no items`,
        hint: 'add items to the entry, or remove the placeholder',
    };
}
function untrustedUse({ name, source }, items, location) {
    if (!(0,item_fields/* isUntrustedField */.Xe)(items, name))
        return [];
    return [
        {
            code: 'batch-invalid',
            location,
            message: `${source} can be written by outside contributors, so it can only be part of prompt, args or vars`,
            hint: 'use {{item.number}} here',
        },
    ];
}

// EXTERNAL MODULE: ./lib/batch/file/evaluation-schema.js
var evaluation_schema = __webpack_require__(19188);
// EXTERNAL MODULE: ./lib/batch/file/job-setting-names.js
var job_setting_names = __webpack_require__(26673);
// EXTERNAL MODULE: ./lib/batch/file/job-settings.js
var job_settings = __webpack_require__(99175);
// EXTERNAL MODULE: ./lib/messages/json-schema.js + 1 modules
var json_schema = __webpack_require__(8044);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
// EXTERNAL MODULE: ./lib/batch/evaluate/builtin-judges.js
var builtin_judges = __webpack_require__(29325);
;// CONCATENATED MODULE: ./lib/batch/file/read-evaluation.js






/** An evaluation of the file; `null` after a problem, which is added to `diagnostics`. */
function readEvaluation(value, location, diagnostics) {
    const kinds = evaluation_schema/* checkKinds */.aT.filter((kind) => value[kind] !== undefined);
    const [kind] = kinds;
    const problems = kind === undefined || kinds.length > 1
        ? [`an evaluation needs exactly one check${kinds.length === 0 ? '' : `, but has ${kinds.join(' and ')}`}`]
        : [...problemsOf(kind, value), ...caseProblem(kind, value)];
    for (const message of problems) {
        const hint = kinds.length === 1 ? 'correct the value' : `write one of ${evaluation_schema/* checkKinds */.aT.join(', ')} per evaluation`;
        diagnostics.push({ code: 'batch-invalid', location, message, hint });
    }
    if (kind === undefined || problems.length > 0)
        return null;
    return {
        name: value.name ?? nameOf(kind, value),
        check: checkOf(kind, value),
        not: value.not ?? false,
        weight: value.weight ?? 1,
        threshold: value.threshold ?? null,
        location,
    };
}
function problemsOf(kind, value) {
    if (kind === 'matches')
        return patternProblem(value.matches ?? '');
    if (kind === 'tools-used')
        return (value['tools-used'] ?? []).flatMap(toolProblem);
    if (kind === 'json-schema')
        return (0,json_schema.schemaProblems)(value['json-schema']).map(({ pointer, what }) => `json-schema${pointer}: ${what}`);
    return kind === 'judge' ? judgeProblems(value) : [];
}
const textKinds = ['contains', 'starts-with', 'ends-with', 'equals', 'matches'];
function caseProblem(kind, { 'ignore-case': ignoreCase }) {
    return ignoreCase !== true || textKinds.includes(kind)
        ? []
        : [`ignore-case has no effect on ${kind}; it is for ${textKinds.join(', ')}`];
}
function judgeProblems({ judge }) {
    const prompt = judge?.prompt ?? '';
    const names = Object.keys(judge?.choices ?? {}).map((choice) => choice.trim().toLowerCase());
    const others = [...prompt.matchAll(/\{\{[ \t]*([\p{L}_][\w-]*)[ \t]*\}\}/gu)].filter(([, name]) => name !== 'completion');
    return [
        ...((0,builtin_judges/* splitAtAnswer */.Aj)(prompt).length > 1
            ? []
            : ['the judge does not see the answer: write {{completion}} in its prompt']),
        ...others.map(([source, name = '']) => `${source} has no value here; write {{item.${name}}} for a field of the item`),
        ...(names.length < 2 ? ['a judge needs at least two choices'] : []),
        ...(new Set(names).size < names.length ? ['two choices of the judge differ only in case or spaces'] : []),
    ];
}
/** With `not`, a name that no tool has would pass every answer. The tools of MCP servers are not known here. */
function toolProblem(name) {
    const tool = tool_names/* toolNames */.$p.find((toolName) => toolName.toLowerCase() === name.toLowerCase());
    return tool === undefined || tool === name ? [] : [`tools-used: no tool is named ${name}; write ${tool}`];
}
function patternProblem(pattern) {
    try {
        new RegExp((0,placeholders/* replaceIn */.ID)(pattern, () => 'x'), 'mu').test('');
        return [];
    }
    catch (error) {
        return [`matches is not a valid regular expression: ${(0,errors/* messageOf */.bD)(error)}`];
    }
}
function nameOf(kind, value) {
    const shown = value[kind];
    return typeof shown === 'string' || typeof shown === 'number' ? `${kind} ${String(shown).trim()}` : kind;
}
function checkOf(kind, value) {
    const ignoreCase = value['ignore-case'] ?? false;
    switch (kind) {
        case 'contains':
        case 'starts-with':
        case 'ends-with':
        case 'equals':
        case 'matches':
            return { kind, value: value[kind] ?? '', ignoreCase };
        case 'json-schema':
            return { kind, schema: value[kind] ?? {} };
        case 'max-cost-usd':
        case 'max-seconds':
        case 'max-turns':
            return { kind, limit: value[kind] ?? 0 };
        case 'tools-used':
            return { kind, tools: value[kind] ?? [] };
        case 'command':
            return { kind, command: value.command ?? '' };
        case 'judge':
            return judgeOf(value);
        case 'uses':
            return (0,builtin_judges/* builtinJudge */.pz)(value.uses ?? 'github/similarity');
    }
}
function judgeOf({ judge }) {
    const choices = Object.entries(judge?.choices ?? {}).map(([choice, score]) => ({ choice, score }));
    return {
        kind: 'judge',
        prompt: (0,builtin_judges/* splitAtAnswer */.Aj)(judge?.prompt ?? ''),
        system: judge?.system ?? null,
        choices,
        model: judge?.model ?? null,
    };
}

// EXTERNAL MODULE: ./lib/batch/file/items-schema.js
var items_schema = __webpack_require__(24880);
;// CONCATENATED MODULE: ./lib/batch/file/read-items.js

/** The source of items of an entry; `null` after a problem, which is added to `diagnostics`. */
function readItemSource(value, location, diagnostics) {
    const kinds = items_schema/* sourceKinds */.B.filter((kind) => value[kind] !== undefined);
    const [kind] = kinds;
    const before = diagnostics.length;
    const refuse = (message, hint) => {
        diagnostics.push({ code: 'batch-invalid', location, message, hint });
    };
    if (kind === undefined || kinds.length > 1) {
        const kindsText = kinds.length === 0 ? '' : `, but has ${kinds.join(' and ')}`;
        refuse(`items needs exactly one source${kindsText}`, `write one of ${items_schema/* sourceKinds */.B.join(', ')}`);
        return null;
    }
    if (value.match !== undefined && kind !== 'changed')
        refuse('match only narrows changed', 'remove match, or use changed');
    if (value.exclude !== undefined && kind !== 'changed' && kind !== 'files')
        refuse('exclude only narrows files and changed', 'remove exclude, or use files or changed');
    if (kind === 'changed' && !/^[^\s.][^\s]*?\.{2,3}[^\s]*$/.test(value.changed ?? ''))
        refuse('changed must be a range of commits', 'write A..B, or A...B for the changes since both parted');
    const negated = [value.files, value.match, value.exclude].flatMap(list).find((glob) => glob.startsWith('!'));
    if (negated !== undefined) {
        const hint = value.exclude === undefined ? `write exclude: "${negated.slice(1)}"` : 'add it to exclude, without !';
        refuse(`the glob ${negated} begins with !, which does not leave out files`, hint);
    }
    return diagnostics.length > before ? null : sourceOf(kind, value, location);
}
function sourceOf(kind, value, location) {
    const options = { limit: value.limit ?? null, location };
    const exclude = list(value.exclude);
    switch (kind) {
        case 'list':
            return { kind, values: value.list ?? [], ...options };
        case 'files':
            return { kind, patterns: list(value.files), exclude, ...options };
        case 'changed':
            return { kind, range: value.changed ?? '', files: list(value.match), exclude, ...options };
        case 'lines':
            return { kind, command: value.lines ?? '', ...options };
        case 'issues':
        case 'pulls':
            return { kind, query: value[kind] ?? '', ...options };
        case 'jsonl':
        case 'csv':
        case 'json':
        case 'test-data':
            return { kind, path: value[kind] ?? '', ...options };
    }
}
function list(value) {
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}

// EXTERNAL MODULE: ./lib/batch/file/schema.js
var schema = __webpack_require__(41443);
;// CONCATENATED MODULE: ./lib/batch/file/read-entries.js










/**
 * The defaults and the entries of a file. Whatever has the right form is checked although other parts have not, so that
 * all problems are reported at once.
 */
function readEntries(document, diagnostics) {
    const raw = (0,yaml/* isMapping */.p)(document.value) ? document.value : {};
    const defaults = (0,yaml/* isMapping */.p)(raw['defaults'])
        ? (0,job_settings/* readJobSettings */.dG)(raw['defaults'], { document, path: ['defaults'], otherKeys: [] }, diagnostics)
        : [];
    const listed = Array.isArray(raw['jobs']) ? raw['jobs'] : [];
    const settings = listed.map((entry, index) => (0,yaml/* isMapping */.p)(entry)
        ? (0,job_settings/* readJobSettings */.dG)(entry, { document, path: ['jobs', index], otherKeys: schema/* entryKeys */.rW }, diagnostics)
        : []);
    const jobs = listed.flatMap((entry, index) => {
        const usable = usableEntry(entry, index);
        if (usable === null)
            return [];
        return readEntry(usable, { document, index, defaults, settings: settings[index] ?? [] }, diagnostics);
    });
    diagnostics.push(...repeatedIds(jobs));
    return { defaults, jobs };
}
/** The entry without the keys whose form is wrong; `null` if it is not a mapping. */
function usableEntry(entry, index) {
    if (!(0,yaml/* isMapping */.p)(entry))
        return null;
    const evaluations = Array.isArray(entry['evaluate']) ? entry['evaluate'] : [];
    const parsed = schema/* entrySchema */.Oo.safeParse(entry);
    if (parsed.success)
        return { value: parsed.data, left: new Set(), evaluations };
    const left = new Set(parsed.error.issues.flatMap(({ path: [key] }) => key ?? []));
    const kept = Object.entries(entry).filter(([key]) => !left.has(key));
    const again = schema/* entrySchema */.Oo.safeParse({ id: `entry-${String(index + 1)}`, ...Object.fromEntries(kept) });
    return again.success ? { value: again.data, left, evaluations } : null;
}
function readEntry({ value: entry, left, evaluations }, { document, index, defaults, settings }, diagnostics) {
    const at = (...path) => document.locationOf(['jobs', index, ...path]);
    const items = entry.items === undefined ? null : readItemSource(entry.items, at('items'), diagnostics);
    const evaluate = evaluations.flatMap((evaluation, number) => {
        const parsed = evaluation_schema/* evaluationSchema */.MF.safeParse(evaluation);
        return parsed.success ? (readEvaluation(parsed.data, at('evaluate', number), diagnostics) ?? []) : [];
    });
    const spec = {
        id: entry.id,
        settings,
        items,
        matrix: entry.matrix ?? {},
        repeat: repeatOf(entry.repeat, at('repeat'), diagnostics),
        outputFile: entry.output?.file ?? null,
        evaluate,
        ...(entry['min-score'] === undefined ? {} : { minScore: entry['min-score'] }),
        ...(entry.findings === true ? { findings: true } : {}),
        changes: entry.changes ?? 'none',
        location: at(),
    };
    // A prompt of the wrong form was reported as such.
    const hasPrompt = job_settings/* promptKeys */.Fp.some((key) => key in entry);
    if (!hasPrompt || settings.some(({ name }) => job_settings/* promptKeys */.Fp.includes(name)))
        diagnostics.push(...promptProblems(spec, defaults));
    diagnostics.push(...unreplaced(entry, at), ...repeatedValues(spec.matrix, at));
    const uses = [
        ...defaults.filter(({ name }) => !isReplaced(name, spec)),
        ...settings,
        ...(spec.outputFile === null ? [] : [{ name: 'output', value: spec.outputFile, location: at('output') }]),
        ...evaluate.map(({ name, check, location }) => ({
            name: 'evaluate',
            value: { name, check },
            location,
            evaluation: name,
        })),
    ];
    const isInvalid = left.has('items') || (entry.items !== undefined && items === null);
    const replaceable = {
        items: isInvalid ? undefined : items,
        matrix: left.has('matrix') ? undefined : spec.matrix,
    };
    diagnostics.push(...checkPlaceholders(uses, replaceable), ...unusedDimensions(spec, uses, at));
    return spec;
}
/** A setting of an entry or its matrix replaces that of the defaults; the rule lists of both are combined. */
function isReplaced(name, entry) {
    const isPrompt = job_settings/* promptKeys */.Fp.includes(name);
    return settingNamesOf(entry).some((settingName) => isPrompt ? job_settings/* promptKeys */.Fp.includes(settingName) : settingName === name);
}
function settingNamesOf({ settings, matrix }) {
    return [...new Set([...settings.map(({ name }) => name), ...Object.keys(matrix)])];
}
function repeatOf(value, location, diagnostics) {
    if (value === undefined)
        return { times: 1, atLeast: 1 };
    if (typeof value === 'number')
        return { times: value, atLeast: value };
    const { times, 'at-least': atLeast = times } = value;
    if (atLeast > times) {
        diagnostics.push({
            code: 'batch-invalid',
            location,
            message: `at-least is ${String(atLeast)}, but each job runs only ${String(times)} times`,
            hint: 'lower at-least, or raise times',
        });
    }
    return { times, atLeast };
}
/** An entry over the rows of a .prompt.yml runs that prompt, unless it names another. */
function promptProblems(entry, defaults) {
    const { items, location } = entry;
    const ownKeys = settingNamesOf(entry).filter((name) => job_settings/* promptKeys */.Fp.includes(name));
    const inherited = defaults.map(({ name }) => name).filter((name) => job_settings/* promptKeys */.Fp.includes(name));
    const keys = ownKeys.length === 0 ? inherited : ownKeys;
    if (keys.length === 1 || (keys.length === 0 && items?.kind === 'test-data'))
        return [];
    const names = keys.join(' and ');
    return [
        {
            code: 'batch-invalid',
            location,
            message: keys.length === 0 ? 'the entry has no prompt' : `the entry has more than one prompt: ${names}`,
            hint: 'set exactly one of prompt, prompt-file and command, in the entry or in defaults',
        },
    ];
}
/** Where a placeholder is not replaced, one is a mistake. */
function unreplaced(entry, at) {
    return ['items', 'matrix']
        .filter((key) => (0,placeholders/* hasPlaceholder */.Kc)(entry[key]))
        .map((key) => ({
        code: 'batch-invalid',
        location: at(key),
        message: `placeholders are not replaced in ${key}`,
        hint: `write the value itself in ${key}`,
    }));
}
/** Both would be one job with one key, whose cost and verdict would count twice. */
function repeatedValues(matrix, at) {
    return Object.entries(matrix).flatMap(([name, values]) => values.flatMap((value, index) => {
        if (values.indexOf(value) === index)
            return [];
        const message = `matrix.${name} has the value ${JSON.stringify(value)} twice`;
        const hint = 'remove one of them; to run each job several times, use repeat';
        return [{ code: 'batch-invalid', location: at('matrix', name, index), message, hint }];
    }));
}
/** A dimension with the name of something else looks as if it set that. */
function unusedDimensions({ matrix }, uses, at) {
    const inserted = new Set(uses.flatMap(({ value }) => (0,placeholders/* textsIn */.Ej)(value).flatMap(placeholders/* placeholdersIn */.Qf)).map(({ kind, name }) => `${kind}.${name}`));
    return Object.keys(matrix)
        .filter((name) => !job_setting_names/* jobSettingNames */.E.some((known) => known === name) && !inserted.has(`matrix.${name}`))
        .filter((name) => [...table/* settingNames */.H$, ...schema/* entryKeys */.rW, ...(schema/* keysByParent */.MX[''] ?? [])].includes(name))
        .map((name) => ({
        code: 'batch-invalid',
        location: at('matrix', name),
        message: `matrix.${name} does not set ${name}, which is not a setting of a single job`,
        hint: `insert its values with {{matrix.${name}}}, or remove the dimension`,
    }));
}
function repeatedIds(jobs) {
    return jobs
        .filter(({ id }, index) => jobs.findIndex((other) => other.id === id) < index)
        .map(({ id, location }) => ({
        code: 'batch-invalid',
        location,
        message: `the id ${id} is used twice`,
        hint: 'give each entry its own id: it names the results of the entry',
    }));
}


/***/ }),

/***/ 86130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ wholeNumberValue),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Vt: () => (/* binding */ numberAbove0),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   d_: () => (/* binding */ scalar),
/* harmony export */   tc: () => (/* binding */ textOrTexts),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   v8: () => (/* binding */ textValue)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);


/**
 * The values of a batch file, for its check and for the JSON Schema of editors. Each error continues a sentence that
 * begins with the key.
 */
const textValue = (error = 'must be text') => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, { error: 'must not be empty' }));
function words(values) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(values, {
        error: ({ input }) => {
            const guess = typeof input === 'string' ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(input, values) : null;
            return `must be one of ${values.join(', ')}${guess === null ? '' : `; ${guess}`}`;
        },
    });
}
function wholeNumberValue(least, largest) {
    const error = `must be a whole number from ${String(least)} to ${String(largest)}`;
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr({ error }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(least, { error }), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(largest, { error }));
}
function numberAbove0() {
    const error = 'must be a number above 0';
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig({ error }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gt */ .Tx(0, { error }));
}
function share() {
    const error = 'must be a number from 0 to 1';
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig({ error }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0, { error }), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(1, { error }));
}
const scalar = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()], {
    error: 'must be a text, a number, true or false',
});
function textOrTexts() {
    const error = 'must be a text or a list of texts';
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([textValue(error), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(textValue(error), { error }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, { error: 'must not be empty' }))], {
        error,
    });
}
function texts() {
    const error = 'must be a list of texts';
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(textValue(error), { error }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, { error: 'must not be empty' }));
}


/***/ }),

/***/ 41443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ batchSchema),
/* harmony export */   MX: () => (/* binding */ keysByParent),
/* harmony export */   Oo: () => (/* binding */ entrySchema),
/* harmony export */   rW: () => (/* binding */ entryKeys)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19188);
/* harmony import */ var _items_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24880);
/* harmony import */ var _schema_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86130);




const repeatSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    times: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberValue */ .St)(1, 1000),
    'at-least': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberValue */ .St)(0, 1000)),
});
const outputSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ file: (0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('The file that receives the final text.')) }, { error: 'must be a mapping with file' });
/** The keys of an entry of `jobs` that are not settings of the job. */
const entrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'must be text' }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
        error: 'must be 1 to 64 letters, digits, dots, dashes or underscores',
    })),
    items: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_items_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsSchema */ .A),
    matrix: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[A-Za-z_][\w-]*$/, { error: 'must have names of letters, digits and dashes' })), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .scalar */ .d_, { error: 'must be a list of texts or numbers' })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1, { error: 'must not be empty' })), { error: 'must be a mapping of names to lists' })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Every combination of these values is a job. A name that is a setting sets this setting.'))),
    repeat: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([(0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberValue */ .St)(1, 1000), repeatSchema], {
        error: 'must be a number, or a mapping with times and at-least',
    })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('How often each job runs, and how many of its runs must pass.'))),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(outputSchema),
    evaluate: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluationSchema */ .MF, { error: 'must be a list of evaluations' })),
    'min-score': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .uM)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('A job passes if the mean of its evaluations, by weight, is not lower. Default: each must pass.'))),
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY({ error: 'must be true or false' })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Offers the tool ReportFindings; the findings of all jobs become one SARIF file.'))),
    changes: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(['none', 'patch', 'pull-request', 'pull-request-each'])),
}, { error: 'must be a mapping' });
const budgetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    'max-cost-usd': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .numberAbove0 */ .Vt)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Of one run of the batch.'))),
    'max-jobs': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberValue */ .St)(1, 1_000_000).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Of one run; the rest is deferred.'))),
    'timeout-minutes': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .numberAbove0 */ .Vt)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Of one run; the rest is deferred.'))),
}, { error: 'must be a mapping' });
const publishSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    draft: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY({ error: 'must be true or false' })),
    'max-open': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberValue */ .St)(1, 1000)),
    recreate: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(['never', 'always'])),
}, { error: 'must be a mapping' });
const batchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    $schema: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'must be text' }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
        error: 'must be 1 to 64 letters, digits, dots, dashes or underscores',
    }), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Name of the batch and of its state directory. Default: the name of the file.'))),
    defaults: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(), { error: 'must be a mapping of settings' })),
    budget: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(budgetSchema),
    order: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(['listed', 'oldest-first'])),
    concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberValue */ .St)(1, 256)),
    'on-failure': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(['continue', 'stop'])),
    'park-after': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberValue */ .St)(1, 1000).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('After this many runs with the same failure, which is not an outage, the item is skipped.'))),
    delivery: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(['now', 'flex', 'batch'])),
    'on-expired': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(['again', 'now', 'fail'])),
    'min-pass-rate': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .uM)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('Of the evaluations; below it, the batch fails.'))),
    judge: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textValue */ .v8)().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('The model that grades answers.'))),
    'judge-delivery': zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_schema_values_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(['batch', 'now']).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('With delivery: batch, how answers are judged: in a batch of their own, or at once. Default: batch.'))),
    publish: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(publishSchema),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(entrySchema, { error: 'must be a list of jobs' })
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1, { error: 'must have at least one job' })),
}, { error: 'must be a mapping with jobs' });
/** The keys of an entry that are not settings. */
const entryKeys = Object.keys(entrySchema.shape);
/** The keys that a mapping may have, by the key that holds it; an empty text is the file itself. */
const keysByParent = {
    '': Object.keys(batchSchema.shape).filter((key) => key !== '$schema'),
    items: Object.keys(_items_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsSchema */ .A.shape),
    repeat: Object.keys(repeatSchema.shape),
    output: Object.keys(outputSchema.shape),
    evaluate: Object.keys(_evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluationSchema */ .MF.shape),
    judge: Object.keys(_evaluation_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSchema */ .dN.shape),
    budget: Object.keys(budgetSchema.shape),
    publish: Object.keys(publishSchema.shape),
};


/***/ }),

/***/ 84106:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unknownKey)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67805);
/* harmony import */ var _job_setting_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26673);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41443);




/** A key that nothing reads, with the place where it would be read, or the nearest one that means something. */
function unknownKey(unknown) {
    const { key, location } = unknown;
    return {
        code: 'batch-invalid',
        location,
        message: `unknown key ${key}`,
        hint: otherPlace(unknown) ?? guess(unknown),
    };
}
const inDefaults = 'below defaults, for all jobs, or into a job';
function otherPlace({ key, place }) {
    const isFor = (names) => names.includes(key);
    if (place !== 'file' && isFor(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .keysByParent */ .MX[''] ?? []))
        return `write ${key} at the top of the file, next to jobs`;
    if (place !== 'job' && isFor(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .entryKeys */ .rW))
        return `write ${key} into each job that it is for, below jobs`;
    if (isFor(_job_setting_names_js__WEBPACK_IMPORTED_MODULE_2__/* .jobSettingNames */ .E))
        return `write ${key} ${inDefaults}`;
    if (_job_setting_names_js__WEBPACK_IMPORTED_MODULE_2__/* .ofEvents */ .R.includes(key))
        return `remove ${key}: jobs of a batch have no issue or pull request, and write nothing on GitHub`;
    const name = _settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.find((known) => known === key);
    if (name === undefined)
        return null;
    const elsewhere = _settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsTable */ .uG[name].inFile === true ? 'in the configuration file, as an action input' : 'as an action input';
    return `${key} is not a setting of a single job: give it ${elsewhere} or as a flag`;
}
function guess({ key, place, known }) {
    const near = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, known);
    if (near !== null)
        return near;
    const setting = place === 'file' ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, _job_setting_names_js__WEBPACK_IMPORTED_MODULE_2__/* .jobSettingNames */ .E) : null;
    return setting === null ? `the keys are ${known.join(', ')}` : `${setting} Write it ${inDefaults}`;
}


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ parseExactJson),
/* harmony export */   r: () => (/* binding */ exactNumber)
/* harmony export */ });
/** A number is neither part of a longer one nor a fraction; escapes are skipped, so that quotes delimit texts. */
const candidates = /\\.|"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;
/**
 * Parses JSON. A whole number that JavaScript would round, such as an id of 64 bits, becomes a text with all of its
 * digits: two rows could get the same id otherwise. Throws SyntaxError.
 */
function parseExactJson(text) {
    const value = JSON.parse(text);
    if (!/\d{16}/.test(text))
        return value;
    let isInText = false;
    const exact = text.replace(candidates, (numeral) => {
        if (numeral === '"')
            isInText = !isInText;
        const isNumber = !isInText && /\d$/.test(numeral) && !numeral.startsWith('\\');
        return isNumber && !Number.isSafeInteger(Number(numeral)) ? `"${numeral}"` : numeral;
    });
    return JSON.parse(exact);
}
/** The same for a number of YAML that was read as a bigint. */
function exactNumber(_key, value) {
    if (typeof value !== 'bigint')
        return value;
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}


/***/ }),

/***/ 55739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readItemFile),
/* harmony export */   t: () => (/* binding */ itemProblem)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80202);


/** An error of a source of items: `batch-items`. */
function itemProblem(location, message, hint, found) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'batch-items',
        location,
        message,
        ...(found === undefined ? {} : { found }),
        hint,
    });
}
/** Lists of items are data, so they may be larger than a prompt. */
const maxBytes = 200_000_000;
/** The content of a file with items. Rejects with UserError `batch-items`. */
async function readItemFile(path, location, source) {
    return await (0,_platform_files_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .orDiagnostic */ .B)(source.read(path, maxBytes), {
        code: 'batch-items',
        location,
        message: 'the file with the items cannot be read',
        hint: 'correct the path, which is relative to the workspace',
    });
}


/***/ }),

/***/ 30235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ searchItems),
/* harmony export */   U: () => (/* binding */ untrustedText)
/* harmony export */ });
/* harmony import */ var _event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1347);
/* harmony import */ var _event_context_trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(669);
/* harmony import */ var _platform_github_read_search_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81774);
/* harmony import */ var _item_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55739);




const maxBody = 20_000;
/**
 * The issues or pull requests of a search, oldest first. Results that GitHub leaves out would never be worked on, so
 * they are an error, unless `limit` asks for fewer.
 */
async function searchItems(source, search) {
    const { query, limit, location } = source;
    const { issues, total, isIncomplete } = await search(source);
    if (isIncomplete) {
        throw (0,_item_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .itemProblem */ .t)(location, 'GitHub stopped this search before it was complete', 'run again, or narrow the search, for example with created:>=2026-01-01', query);
    }
    if (total > _platform_github_read_search_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .maxSearchResults */ .f && (limit === null || limit > _platform_github_read_search_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .maxSearchResults */ .f)) {
        throw (0,_item_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .itemProblem */ .t)(location, `the search has ${String(total)} results, but GitHub returns only the first ${String(_platform_github_read_search_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .maxSearchResults */ .f)}`, `narrow the search, or set limit to at most ${String(_platform_github_read_search_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .maxSearchResults */ .f)} to work on the oldest first`, query);
    }
    const items = issues.slice(0, limit ?? undefined).map(itemOf);
    const left = total - items.length;
    const notices = left > 0 ? [`${location}: limit leaves out ${String(left)} of ${String(total)} results of the search`] : [];
    return { items, notices };
}
function itemOf(issue) {
    const { number, title, url, body, author, association, labels, created, updated } = issue;
    return {
        id: String(number),
        fields: { number, title, url, body, author, association, labels, created, updated },
        content: null,
    };
}
/** The text of an untrusted field where a prompt inserts it: sanitized, and quoted so that it cannot pass for the prompt. */
function untrustedText(fields, name, minimumTrust) {
    const { author, association, labels } = fields;
    const login = typeof author === 'string' ? author : null;
    const relation = String(association);
    if (!(0,_event_context_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .isTrusted */ .W)(relation, minimumTrust))
        return '[omitted: the author is less trusted than minimum-trust]';
    switch (name) {
        case 'body':
            return `${(0,_event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .byline */ .wc)(login, relation)}\n${(0,_event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(textOf(fields['body']), maxBody)}`;
        case 'author':
            return (0,_event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .byline */ .wc)(login, relation);
        case 'labels':
            return Array.isArray(labels) ? labels.map((label) => (0,_event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .nameInLine */ .BT)(String(label))).join(', ') : '';
        default:
            return (0,_event_context_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .nameInLine */ .BT)(textOf(fields[name]));
    }
}
/** A field of an issue or pull request as text; the fields that are lists have their own form. */
function textOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}


/***/ }),

/***/ 67465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** SHA-256 of a value as JSON, whatever the order of its keys; 16 hexadecimal digits. */
function digestOf(value) {
    // A part of a longer text would keep the whole of it in memory.
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', canonical(value), 'buffer').toString('hex', 0, 8);
}
/** 64 hexadecimal digits. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text);
}
/** JSON with sorted keys. Written in one pass, since a large plan has a million of these. */
function canonical(value) {
    if (typeof value !== 'object' || value === null)
        return value === undefined ? 'null' : JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(canonical).join()}]`;
    let text = '';
    const fields = value;
    for (const name of Object.keys(fields).sort()) {
        const field = fields[name];
        if (field !== undefined)
            text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(field)}`;
    }
    return `{${text}}`;
}


/***/ }),

/***/ 5239:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ estimateJudges),
/* harmony export */   R6: () => (/* binding */ createEstimator),
/* harmony export */   rE: () => (/* binding */ judgeOutputTokens)
/* harmony export */ });
/* harmony import */ var _model_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83537);
/* harmony import */ var _model_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57050);


/** System prompt, tools and instruction files. */
const baseTokens = 5_000;
const charactersPerToken = 3.5;
/** A job with tools usually takes a handful of turns; most of each request was in the one before. */
const expectedTurns = 5;
const outputTokensPerTurn = 400;
const growthPerTurn = 1_500;
/** Prompts of about the same length have the same estimate. */
const lengthStep = 100;
/** Remembers its estimates: a large plan has thousands of jobs of the same length. */
function createEstimator() {
    const known = new Map();
    return (job) => {
        const promptCharacters = Math.ceil(job.promptCharacters / lengthStep) * lengthStep;
        const price = Object.hasOwn(job.prices, job.model) ? JSON.stringify(job.prices[job.model]) : '';
        const name = [job.model, promptCharacters, job.maxTurns, job.maxCostUsd, job.tier, price].map(String).join(' ');
        const remembered = known.get(name);
        if (remembered !== undefined)
            return remembered;
        const estimate = estimateCost({ ...job, promptCharacters });
        known.set(name, estimate);
        return estimate;
    };
}
/**
 * A rough guess of what a job costs in US dollars, for plans and for dividing work; `null` if the price is unknown. It
 * does not depend on earlier runs, so that every machine that divides the same work gets the same answer.
 */
function estimateCost({ model, promptCharacters, maxTurns, maxCostUsd, tier, prices }) {
    const turns = tier === 'batch' ? 1 : Math.min(expectedTurns, maxTurns + 1);
    let total = 0;
    for (let turn = 0; turn < turns; turn += 1) {
        const fresh = turn === 0 ? baseTokens + promptCharacters / charactersPerToken : growthPerTurn;
        const cached = turn === 0 ? 0 : baseTokens + promptCharacters / charactersPerToken + (turn - 1) * growthPerTurn;
        const usage = { inputTokens: fresh + cached, cacheReadTokens: cached, cacheWriteTokens: 0 };
        const used = { ...usage, outputTokens: outputTokensPerTurn, ...(tier === null ? {} : { tier }) };
        const cost = (0,_model_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(model, used, prices);
        if (cost === null)
            return null;
        total += cost;
    }
    const rounded = roundedUsd(total);
    return maxCostUsd === null ? rounded : Math.min(rounded, maxCostUsd);
}
/** A judge gets its instructions and the question, and answers in a sentence and a choice. */
const judgeBaseTokens = 300;
const judgeOutputTokens = 150;
/** What the judging models of a job cost, in US dollars; `null` if a price is unknown. */
function estimateJudges(specs, { judge, delivery, prices }) {
    let total = 0;
    for (const { check } of specs) {
        if (check.kind !== 'judge')
            continue;
        const characters = check.prompt.join('').length + (check.system?.length ?? 0);
        const answers = (check.prompt.length - 1) * outputTokensPerTurn;
        const usage = { cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: judgeOutputTokens };
        const inputTokens = judgeBaseTokens + characters / charactersPerToken + answers;
        const name = check.model ?? judge;
        const tier = tierOf(delivery, name);
        const cost = (0,_model_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(name, { ...usage, inputTokens, ...(tier !== null && { tier }) }, prices);
        if (cost === null)
            return null;
        total += cost;
    }
    return roundedUsd(total);
}
function tierOf(delivery, name) {
    if (delivery === 'flex')
        return (0,_model_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFlexTier */ .wl)(name) ? delivery : null;
    return delivery === 'batch' && (0,_model_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .hasBatchApi */ .lx)(name) ? delivery : null;
}
const roundedUsd = (dollars) => Math.round(dollars * 1_000_000) / 1_000_000;


/***/ }),

/***/ 94148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ hasCommit),
  L: () => (/* binding */ openBatch)
});

// EXTERNAL MODULE: ./lib/context/command-sources.js
var command_sources = __webpack_require__(19794);
// EXTERNAL MODULE: ./lib/context/run-context.js + 7 modules
var run_context = __webpack_require__(3456);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/job/runtime/command-variables.js + 1 modules
var command_variables = __webpack_require__(41168);
// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
// EXTERNAL MODULE: ./lib/platform/process/missing-programs.js
var missing_programs = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/platform/process/process-setup.js + 1 modules
var process_setup = __webpack_require__(42492);
// EXTERNAL MODULE: ./lib/platform/types.js
var types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/settings/inputs.js
var inputs = __webpack_require__(66843);
// EXTERNAL MODULE: ./lib/batch/file/job-setting-names.js
var job_setting_names = __webpack_require__(26673);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml-bounds.js
var yaml_bounds = __webpack_require__(39579);
// EXTERNAL MODULE: ./lib/batch/items/exact-json.js
var exact_json = __webpack_require__(7614);
;// CONCATENATED MODULE: ./lib/batch/file/batch-document.js




/** Reads the YAML of a batch file. Throws UserError `batch-invalid` if nothing of it can be read. */
function readBatchDocument(path, text) {
    const lines = new dist.LineCounter();
    if ((0,yaml_bounds/* nestsTooDeep */.qK)(text))
        throw invalidYaml(path, `the file is nested deeper than ${String(yaml_bounds/* maxNesting */.JG)}`);
    const document = (0,dist.parseDocument)(text, { lineCounter: lines, uniqueKeys: true, logLevel: 'error', intAsBigInt: true });
    const at = (offset) => {
        const { line, col } = lines.linePos(offset);
        return `${path}:${String(line)}:${String(col)}`;
    };
    const syntaxErrors = document.errors.slice(0, yaml_bounds/* maxYamlErrors */.h0).map((error) => {
        if (error.code === 'MULTIPLE_DOCS')
            return problemAt(at(error.pos[0]), 'the file has more than one YAML document', 'remove the line with ---');
        const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
        return problemAt(at(error.pos[0]), `invalid YAML: ${reason}`);
    });
    return {
        path,
        value: syntaxErrors.length === 0 ? batch_document_valueOf(document, path) : valueBefore(document),
        syntaxErrors,
        locationOf: (where) => at(nodeAt(document, where)?.range?.[0] ?? 0),
        keyLocation: (where, key) => at(keyNode(document, where, key)?.range?.[0] ?? 0),
    };
}
const toJs = { maxAliasCount: 100, reviver: exact_json/* exactNumber */.r };
function batch_document_valueOf(document, path) {
    try {
        return document.toJS(toJs);
    }
    catch (error) {
        throw invalidYaml(path, `invalid YAML: ${(0,yaml_bounds/* aliasProblem */.C1)(error)}`);
    }
}
/** Content near a syntax error may not be parsed as its author meant it. */
function valueBefore(document) {
    const end = Math.min(...document.errors.map(({ pos: [start] }) => start));
    const before = (node) => (0,dist/* isNode */.Ll)(node) && (node.range?.[1] ?? end) < end;
    const jobs = document.get('jobs', true);
    const defaults = document.get('defaults', true);
    // The entries keep their places: nothing is missing in front of one that is whole.
    const entries = (0,dist.isSeq)(jobs) ? jobs.items.filter(before) : [];
    const json = (node) => ((0,dist/* isNode */.Ll)(node) ? jsonOf(node, document) : undefined);
    return { jobs: entries.map(json), ...(before(defaults) ? { defaults: json(defaults) } : {}) };
}
/** An alias may have lost its anchor to the error. */
function jsonOf(node, document) {
    try {
        return node.toJS(document, toJs);
    }
    catch (error) {
        (0,yaml_bounds/* aliasProblem */.C1)(error);
        return undefined;
    }
}
function nodeAt(document, path) {
    for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === 'object' && node !== null && 'range' in node)
            return node;
    }
    return document.contents ?? undefined;
}
function keyNode(document, path, key) {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = (0,dist.isMap)(map) ? map.items.find((item) => item.key.value === key) : undefined;
    return pair === undefined ? nodeAt(document, path) : pair.key;
}
const problemAt = (location, message, hint = 'correct the YAML at this location') => ({
    code: 'batch-invalid',
    location,
    message,
    hint,
});
const invalidYaml = (location, message) => new errors/* UserError */.yo(problemAt(location, message));

// EXTERNAL MODULE: ./lib/batch/file/read-entries.js + 3 modules
var read_entries = __webpack_require__(37815);
// EXTERNAL MODULE: ./lib/batch/file/schema.js
var schema = __webpack_require__(41443);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/batch/file/unknown-key.js
var unknown_key = __webpack_require__(84106);
;// CONCATENATED MODULE: ./lib/batch/file/schema-problems.js



const longestFound = 200;
/** Every problem of a value, with its location in the file. */
function schemaDiagnostics(document, issues) {
    return issues.flatMap((issue) => diagnosticsFor(document, issue, []));
}
function diagnosticsFor(document, issue, above) {
    const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
    if (issue.code === 'unrecognized_keys') {
        const known = schema/* keysByParent */.MX[lastName(path)] ?? [];
        const place = path.length === 0 ? 'file' : 'part';
        return issue.keys.map((key) => (0,unknown_key/* unknownKey */.a)({ key, location: document.keyLocation(path, key), place, known }));
    }
    if (issue.code === 'invalid_key')
        return [invalidKey(document, issue, path)];
    const nested = issue.code === 'invalid_union' ? closestBranch(issue.errors) : [];
    if (nested.length > 0)
        return nested.flatMap((inner) => diagnosticsFor(document, inner, path));
    const value = valueAt(document.value, path);
    const name = lastName(path) || 'the file';
    return [
        {
            code: 'batch-invalid',
            location: document.locationOf(path),
            message: value === undefined ? `${name} is missing` : `${name} ${issue.message}`,
            ...(value === undefined ? {} : { found: (0,lib_text/* shorten */.ml)(JSON.stringify(value), longestFound) }),
            hint: value === undefined ? `add ${name}` : `correct the value; ${pageOf(path)} describes ${name}`,
        },
    ];
}
function invalidKey(document, issue, path) {
    const [parent, key] = [path.slice(0, -1), String(path.at(-1))];
    return {
        code: 'batch-invalid',
        location: document.keyLocation(parent, key),
        message: `${lastName(parent)} ${issue.issues[0]?.message ?? issue.message}`,
        found: JSON.stringify(key),
        hint: 'rename the key',
    };
}
/** The problems inside the one form whose type fits the value; empty if no form fits. */
function closestBranch(branches) {
    return (branches.find((issues) => issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys')) ?? []);
}
const pageOf = (path) => (path.includes('evaluate') ? 'docs/evaluations.md' : 'docs/batches.md');
function lastName(path) {
    return path.findLast((part) => typeof part === 'string') ?? '';
}
function valueAt(value, path) {
    return path.reduce((inner, part) => typeof inner === 'object' && inner !== null ? inner[part] : undefined, value);
}

;// CONCATENATED MODULE: ./lib/batch/file/read-batch-file.js







/** Reads a batch file. Throws UserError `batch-invalid` with every problem of the file at once. */
function readBatchFile(path, bytes) {
    const text = new TextDecoder().decode(bytes);
    const document = readBatchDocument(path, text);
    const parsed = schema/* batchSchema */.AN.safeParse(document.value);
    const { syntaxErrors } = document;
    const diagnostics = [...syntaxErrors];
    // With syntax errors, the value is only a part of the file, so other keys are missing without being wrong.
    const isCertain = ([section, second]) => syntaxErrors.length === 0 || (section === 'jobs' && second !== undefined);
    const issues = parsed.success ? [] : parsed.error.issues.filter(({ path }) => isCertain(path));
    diagnostics.push(...schemaDiagnostics(document, issues));
    const entries = (0,read_entries/* readEntries */.$)(document, diagnostics);
    if (parsed.success && parsed.data['judge-delivery'] === 'batch' && parsed.data.delivery !== 'batch') {
        diagnostics.push({
            code: 'batch-invalid',
            location: document.locationOf(['judge-delivery']),
            message: 'judge-delivery is for answers that a batch API delivers',
            hint: 'add delivery: batch, or remove judge-delivery',
        });
    }
    if (!parsed.success || diagnostics.length > 0)
        throw new errors/* UserError */.yo(inOrder(diagnostics));
    return {
        path,
        digest: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'),
        ...wholeBatch(parsed.data, path),
        ...entries,
    };
}
function wholeBatch(value, path) {
    const { budget, publish } = value;
    return {
        name: value.name ?? nameOfPath(path),
        budget: {
            maxCostUsd: budget?.['max-cost-usd'] ?? null,
            maxJobs: budget?.['max-jobs'] ?? null,
            timeoutMinutes: budget?.['timeout-minutes'] ?? null,
        },
        order: value.order ?? 'listed',
        concurrency: value.concurrency ?? 4,
        onFailure: value['on-failure'] ?? 'continue',
        parkAfter: value['park-after'] ?? null,
        delivery: value.delivery ?? 'now',
        onExpired: value['on-expired'] ?? 'again',
        minPassRate: value['min-pass-rate'] ?? 1,
        judge: value.judge ?? null,
        judgeDelivery: value.delivery === 'batch' ? (value['judge-delivery'] ?? 'batch') : 'now',
        publish: {
            draft: publish?.draft ?? true,
            maxOpen: publish?.['max-open'] ?? 10,
            recreate: publish?.recreate ?? 'never',
        },
    };
}
/** The name of a state directory, so only characters that every file system has. */
function nameOfPath(path) {
    const stem = external_node_path_.posix.basename(path).replace(/\.ya?ml$/i, '');
    return (stem
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^[^A-Za-z0-9]+/, '')
        .slice(0, 64) || 'batch');
}
/** By position in the file; the same problem of one place once. */
function inOrder(diagnostics) {
    const place = ({ location = '' }) => {
        const [, line = '0', column = '0'] = /:(\d+):(\d+)$/.exec(location) ?? [];
        return [Number(line), Number(column)];
    };
    const unique = new Map(diagnostics.map((diagnostic) => [`${diagnostic.location ?? ''} ${diagnostic.message}`, diagnostic]));
    return [...unique.values()].sort((a, b) => {
        const [[line = 0, column = 0], [otherLine = 0, otherColumn = 0]] = [place(a), place(b)];
        return line - otherLine || column - otherColumn;
    });
}

// EXTERNAL MODULE: ./lib/batch/plan/resolve-job.js + 2 modules
var resolve_job = __webpack_require__(11739);
;// CONCATENATED MODULE: ./lib/batch/open/open-batch.js












const maxBytes = 10_000_000;
/** Inputs for the comment and the item of a single run, and those that `changes` of an entry replaces. */
const ofSingleRun = [
    ...['publish', 'comment-mode', 'progress', 'reaction', 'remove-label', 'item', 'context', 'checkout', 'worktree'],
    ...['max-writes', 'issue-expires-days', 'issue-close-older', 'resume-directory'],
];
/** Settings of one job: in a batch, its file has them. */
const ofOneJob = [
    'prompt',
    'prompt-file',
    'prompt-format',
    'command',
    'args',
    'vars',
    'transcript',
    'resume',
    'record',
];
/**
 * Asks the gate, and only then reads the batch file, from the trusted ref. Rejects with UserError, with all problems of a
 * step at once.
 */
async function openBatch(path, inputs, hostEnvironment) {
    const workspaceAndEvent = await (0,run_context/* findWorkspaceAndEvent */.ue)(inputs.early, hostEnvironment);
    if (workspaceAndEvent.event.name !== 'none') {
        const { passGate } = await __webpack_require__.e(/* import() */ 264).then(__webpack_require__.bind(__webpack_require__, 20264));
        const start = await passGate(workspaceAndEvent, inputs, hostEnvironment);
        if ('refusal' in start)
            return start;
    }
    const read = async (context) => readBatchFile(path, await readSource(path, context));
    const runContext = await (0,run_context/* findRunContext */.wW)(workspaceAndEvent, inputs, hostEnvironment, { checkPrompt: read });
    const { settings, locationOfRule, trustedSource } = runContext;
    const [parsed] = await (0,errors/* allOrDiagnostics */.Jf)(() => read(runContext), () => refuseSettingsOfOneJob(runContext));
    await requireCommit(parsed, runContext, hostEnvironment);
    const { file, notices } = await withEvaluators(parsed, runContext);
    const missing = (0,command_variables/* checkCommandVariables */.v7)({ settings, lists: settings, environment: hostEnvironment.environment });
    const workflow = { settings, inputs: inputs.parsed.values, locationOfRule };
    const commands = (0,command_sources/* commandSourcesOf */.z)(runContext, hostEnvironment);
    const resolver = (0,resolve_job/* createJobResolver */.q7)(file, workflow, { files: trustedSource.source, commands });
    return { runContext, file, notices: [...notices, ...withoutEffect(inputs), ...missing], workflow, resolver };
}
/** Changes are those to a commit. Without one, this would be noticed when the jobs have been paid for. */
async function requireCommit({ jobs }, { git, workspace }, hostEnvironment) {
    const changing = jobs.filter(({ changes }) => changes !== 'none');
    if (changing.length === 0)
        return;
    const [problem] = git === null ? [] : await (0,missing_programs/* gitProblems */.B)((0,process_setup/* ownProcesses */.o3)(hostEnvironment, workspace));
    if (problem === undefined && (await hasCommit(git)))
        return;
    throw new errors/* UserError */.yo(changing.map(({ location, changes }) => ({
        code: 'batch-invalid',
        location: `${location}, changes`,
        message: `${changes} needs a git repository with a commit that has the directory of the batch`,
        found: problem?.found ?? workspace,
        hint: problem?.hint ??
            'run the batch in a clone (actions/checkout in a workflow), commit that directory, or remove changes',
    })));
}
/** Whether a commit has the directory of the workspace, so that jobs can have worktrees. */
async function hasCommit(git) {
    if (git === null || (await git.headSha().catch((0,errors/* only */.j6)(types/* GitProblem */.U, () => null))) === null)
        return false;
    return (await git.prefix()) === '' || (await git.presentAtRef('HEAD', ['.'])).get('.') === 'directory';
}
/** Only an entry over the rows of a prompt file has evaluators of that file. */
async function withEvaluators(file, { trustedSource }) {
    if (!file.jobs.some(({ items }) => items?.kind === 'test-data'))
        return { file, notices: [] };
    const { withPromptEvaluators } = await __webpack_require__.e(/* import() */ 4021).then(__webpack_require__.bind(__webpack_require__, 44021));
    return await withPromptEvaluators(file, trustedSource.source);
}
async function readSource(path, { trustedSource }) {
    return await (0,named_file/* orDiagnostic */.B)(trustedSource.source.read(path, maxBytes), {
        code: 'batch-invalid',
        location: path,
        message: 'the batch file cannot be read',
        hint: 'correct the path; it is relative to the workspace',
    });
}
function withoutEffect({ parsed: { values } }) {
    const names = ofSingleRun.filter((name) => (0,inputs/* isChanged */.H)(name, values));
    return names.length === 0 ? [] : [`These settings have no effect in a batch: ${names.join(', ')}.`];
}
function refuseSettingsOfOneJob({ settings }) {
    const diagnostics = ofOneJob.flatMap((name) => {
        const value = settings[name];
        if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
            return [];
        const message = `${name} is for a single job, and a batch has many`;
        const other = job_setting_names/* jobSettingNames */.E.includes(name) ? ', or write it into the batch file' : '';
        return [{ code: 'setting-invalid', location: name, message, hint: `remove ${name}${other}` }];
    });
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
}


/***/ }),

/***/ 52998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IS: () => (/* binding */ planBatch),
  bJ: () => (/* binding */ planFor),
  $l: () => (/* binding */ readNamedPlan),
  jr: () => (/* binding */ requireUnchanged)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/model/providers.js + 13 modules
var providers = __webpack_require__(57050);
// EXTERNAL MODULE: ./lib/platform/files/file-system.js + 5 modules
var file_system = __webpack_require__(4076);
// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
// EXTERNAL MODULE: ./lib/platform/process/v8-flags.js
var v8_flags = __webpack_require__(36566);
// EXTERNAL MODULE: ./lib/settings/output-schema.js
var output_schema = __webpack_require__(82087);
// EXTERNAL MODULE: ./lib/batch/file/placeholders.js
var placeholders = __webpack_require__(88362);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/tools/search/glob-match.js
var glob_match = __webpack_require__(41815);
// EXTERNAL MODULE: ./lib/batch/items/item-problem.js
var item_problem = __webpack_require__(55739);
;// CONCATENATED MODULE: ./lib/batch/items/file-items.js





const maxFiles = 1_000_000;
const maxContentBytes = 100_000_000;
/** Files of the workspace that git does not ignore, in byte order of their paths. */
async function fileItems(globs, files, signal) {
    const matches = await matcherOf(globs);
    const walked = await files.walk('.', { limit: maxFiles, signal });
    if (walked.truncated)
        throw (0,item_problem/* itemProblem */.t)(globs.location, `the workspace has more than ${String(maxFiles)} files`, 'set working-directory');
    const paths = walked.paths.map((path) => (0,external_node_path_.relative)(files.root, path).replaceAll(external_node_path_.sep, '/')).filter(matches);
    return paths.slice(0, globs.limit ?? undefined).map((path) => fileItem(path, files));
}
/** The same for paths that git lists; deleted files are left out. */
async function changedFileItems(paths, globs, files) {
    const matches = await matcherOf(globs);
    const items = paths.filter(matches).map((path) => fileItem(path, files));
    return items.filter(({ content }) => content !== 'missing').slice(0, globs.limit ?? undefined);
}
async function matcherOf({ patterns, exclude, location }) {
    const compile = async (pattern) => {
        const matches = await (0,glob_match.compileGlob)(pattern, { anywhere: false });
        if (typeof matches !== 'string')
            return matches;
        throw (0,item_problem/* itemProblem */.t)(location, 'a glob cannot be used', 'write a glob relative to the workspace', 
        // After the semicolon is advice for the tool Glob.
        `${pattern}: ${matches.split(';', 1).join('').replace(/\.?$/, '.')}`);
    };
    const [wanted, unwanted] = await Promise.all([Promise.all(patterns.map(compile)), Promise.all(exclude.map(compile))]);
    return (path) => wanted.some((matches) => matches(path)) && !unwanted.some((matches) => matches(path));
}
/** `stem` is the name without its last extension. */
function fileItem(path, files) {
    const { base: name, name: stem, dir } = external_node_path_.posix.parse(path);
    return { id: path, fields: { path, name, stem, dir: dir === '' ? '.' : dir }, content: fileDigestOf(path, files) };
}
/** Digest of a file. One that cannot be read is an item too, and its job reports the problem. */
function fileDigestOf(path, files) {
    try {
        return (0,external_node_crypto_.createHash)('sha256').update(files.readNow(path, maxContentBytes)).digest('hex').slice(0, 32);
    }
    catch (error) {
        if (error instanceof types/* FileProblem */.k)
            return error.code;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/prompt/decode.js
var decode = __webpack_require__(67557);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml.js
var yaml = __webpack_require__(33233);
// EXTERNAL MODULE: ./lib/prompt/position.js
var position = __webpack_require__(63520);
// EXTERNAL MODULE: ./lib/batch/items/exact-json.js
var exact_json = __webpack_require__(7614);
;// CONCATENATED MODULE: ./lib/batch/items/rows.js




/** More errors of one file would not help to correct it. */
const maxDiagnostics = 20;
/** Items from the rows of a file. Throws UserError `batch-items`, with every row that cannot be an item. */
function itemsOfRows(rows) {
    const diagnostics = [];
    const items = rows.flatMap(({ value, location }) => {
        const fields = (0,yaml/* isMapping */.p)(value) ? value : isScalar(value) ? { value } : null;
        if (fields !== null)
            return [{ id: idOf(fields), fields, content: null, location }];
        diagnostics.push({
            code: 'batch-items',
            location,
            message: `an item must be an object or a text, but is ${Array.isArray(value) ? 'a list' : 'null'}`,
            hint: 'write {"name": "value"} for an item with fields',
        });
        return [];
    });
    throwAll(diagnostics);
    return items;
}
function throwAll(diagnostics) {
    if (diagnostics.length === 0)
        return;
    const more = diagnostics.length - maxDiagnostics;
    const rest = {
        code: 'batch-items',
        message: `and ${(0,format_number/* formatCount */.B4)(more, 'more row has a problem', 'more rows have problems')}`,
        hint: 'correct the rows above first',
    };
    throw new errors/* UserError */.yo([...diagnostics.slice(0, maxDiagnostics), ...(more > 0 ? [rest] : [])]);
}
/** The `id` of a row or its value, so that the item is recognized when another field changes; else a digest. */
function idOf(fields) {
    const id = fields['id'] ?? (Object.keys(fields).length === 1 ? fields['value'] : undefined);
    if (isScalar(id) && String(id) !== '')
        return String(id);
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
}
function isScalar(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}

;// CONCATENATED MODULE: ./lib/batch/items/row-files.js








/** One JSON value per line; blank lines are skipped. Throws UserError `batch-items` with every invalid line. */
function jsonlRows(path, text) {
    const diagnostics = [];
    const rows = [];
    let line = 0;
    for (let start = 0; start < text.length;) {
        const end = text.indexOf('\n', start);
        const stop = end < 0 ? text.length : end;
        const content = text.slice(start, stop).trim();
        start = stop + 1;
        line += 1;
        if (content === '')
            continue;
        const location = `${path}:${String(line)}`;
        try {
            rows.push({ value: (0,exact_json/* parseExactJson */.l)(content), location });
        }
        catch (error) {
            diagnostics.push(invalid(location, `invalid JSON: ${(0,errors/* messageOf */.bD)(error)}`, 'write one JSON value per line'));
        }
    }
    throwAll(diagnostics);
    return rows;
}
/** A JSON file that contains a list. Throws UserError `batch-items`. */
function jsonRows(path, text) {
    const value = parseJson(path, text);
    if (Array.isArray(value))
        return value.map((row, index) => ({ value: row, location: `${path}, item ${String(index + 1)}` }));
    throw (0,item_problem/* itemProblem */.t)(path, 'the file must contain a list', 'write [ … ] around the items');
}
function parseJson(path, text) {
    try {
        return (0,exact_json/* parseExactJson */.l)(text);
    }
    catch (error) {
        const offset = Number(/at position (\d+)/.exec((0,errors/* messageOf */.bD)(error))?.[1] ?? text.trimEnd().length);
        throwAll([
            (0,position/* diagnosticInFile */.dR)(path, text, offset, {
                code: 'batch-items',
                message: 'invalid JSON',
                hint: 'correct the JSON at this location',
            }),
        ]);
    }
    return null;
}
/**
 * The rows of a CSV file as objects; the first row has the names. Throws UserError `batch-items` with every row that
 * has another number of fields.
 */
async function csvRows(path, text) {
    const records = await parseCsv(path, text);
    const [header, ...others] = records;
    if (header === undefined)
        return [];
    const names = header.fields.map((name) => name.trim());
    const repeated = names.find((name, index) => name === '' || names.indexOf(name) < index);
    if (repeated !== undefined) {
        const message = repeated === '' ? 'a column has no name' : `two columns have the name ${repeated}`;
        throw (0,item_problem/* itemProblem */.t)(`${path}:1`, message, 'give each column a name of its own');
    }
    const diagnostics = others
        .filter(({ fields }) => fields.length !== names.length)
        .map(({ fields, line }) => invalid(`${path}:${String(line)}`, `the row has ${(0,format_number/* formatCount */.B4)(fields.length, 'field')}, but the first row names ${String(names.length)}`, 'add the missing fields, or put a field that contains commas in quotes'));
    throwAll(diagnostics);
    return others.map(({ fields, line }) => ({
        value: Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ''])),
        location: `${path}:${String(line)}`,
    }));
}
async function parseCsv(path, text) {
    const { CsvError, parse } = await __webpack_require__.e(/* import() */ 5175).then(__webpack_require__.bind(__webpack_require__, 25175));
    try {
        const options = {
            bom: true,
            info: true,
            relax_column_count: true,
            skip_empty_lines: true,
            // Spreadsheets leave rows of commas behind.
            skip_records_with_empty_values: true,
            record_delimiter: ['\r\n', '\n', '\r'],
        };
        const parsed = parse(text, options);
        let last = 0;
        return parsed.map(({ record, info }) => {
            const line = info.lines - record.join('').split('\n').length + 1;
            const start = Math.max(last + 1, line);
            last = info.lines;
            return { fields: record, line: start };
        });
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, CsvError);
        const { lines: line = 1 } = error;
        throw (0,item_problem/* itemProblem */.t)(`${path}:${String(line)}`, `invalid CSV: ${error.message}`, 'correct the row: a quote inside a field in quotes is written twice');
    }
}
function invalid(location, message, hint) {
    return { code: 'batch-items', location, message, hint };
}
/** The rows of `testData` of a .prompt.yml. Rejects with UserError `batch-items`, `prompt-syntax`, `prompt-unreadable`. */
async function testDataRows(path, bytes) {
    const file = await (0,yaml/* readYamlFile */.k)(path, (0,decode/* decodePrompt */.Z6)(bytes, path), exact_json/* exactNumber */.r);
    const rows = file.value['testData'];
    if (rows === undefined)
        throw (0,item_problem/* itemProblem */.t)(path, 'the file has no testData', 'add testData, a list of mappings');
    if (!Array.isArray(rows)) {
        const { found: _, ...diagnostic } = file.diagnostic(['testData'], {
            message: '`testData` must be a list',
            hint: 'write one mapping per row, each starting with a dash',
        });
        throw new errors/* UserError */.yo({ ...diagnostic, code: 'batch-items' });
    }
    return rows.map((value, index) => {
        const { location = path } = file.diagnostic(['testData', index], { message: '', hint: '' });
        return { value, location };
    });
}

// EXTERNAL MODULE: ./lib/batch/items/search-items.js
var search_items = __webpack_require__(30235);
;// CONCATENATED MODULE: ./lib/batch/items/find-items.js








/** The items of a source, in a stable order. Rejects with UserError `batch-items`. */
async function findItems(source, ports) {
    const { limit, location } = source;
    const upToMax = (items) => ({
        items: items.slice(0, limit ?? undefined),
        notices: [],
    });
    const rowsAt = (values, locationOf) => itemsOfRows(values.map((value, index) => ({ value, location: locationOf(index) })));
    switch (source.kind) {
        case 'issues':
        case 'pulls':
            return await (0,search_items/* searchItems */.D)(source, ports.search);
        case 'list':
            return upToMax(rowsAt(source.values, (index) => `${location}, item ${String(index + 1)}`));
        case 'lines': {
            const lines = (await ports.runCommand(source.command, location)).split(/\r?\n/);
            return upToMax(rowsAt(lines.filter((line) => line.trim() !== ''), () => location));
        }
        case 'files':
            return await foundFiles(source, ports);
        case 'changed': {
            const paths = await ports.changedFiles(source.range, location);
            const patterns = source.files.length === 0 ? ['**'] : source.files;
            return upToMax(await changedFileItems(paths, { ...source, patterns }, ports.files));
        }
        case 'jsonl':
        case 'csv':
        case 'json':
        case 'test-data': {
            const bytes = await (0,item_problem/* readItemFile */.A)(source.path, location, ports.source);
            return upToMax(itemsOfRows(await rowsOf(source.kind, source.path, bytes)));
        }
    }
}
async function foundFiles(source, ports) {
    const items = await fileItems(source, ports.files, ports.signal);
    if (items.length > 0)
        return { items, notices: [] };
    const hints = await Promise.all(source.patterns.map(async (pattern) => await (0,glob_match.existingPathHint)(pattern, { files: ports.files, directory: '.' })));
    return { items, notices: hints.flatMap((hint) => (hint === null ? [] : [`${source.location}: ${hint}`])) };
}
async function rowsOf(kind, path, bytes) {
    if (kind === 'test-data')
        return await testDataRows(path, bytes);
    const text = textOf(path, bytes);
    switch (kind) {
        case 'jsonl':
            return jsonlRows(path, text);
        case 'json':
            return jsonRows(path, text);
        case 'csv':
            return await csvRows(path, text);
    }
}
/** Spreadsheets save other encodings too; a wrong guess would be paid for as the text of a prompt. */
function textOf(path, bytes) {
    const problem = (0,decode/* encodingProblem */.pz)(bytes, 'the file');
    if (problem !== null)
        throw new errors/* UserError */.yo({ code: 'batch-items', location: path, ...problem });
    return new TextDecoder().decode(bytes);
}

// EXTERNAL MODULE: ./lib/platform/secrets/redact-data.js
var redact_data = __webpack_require__(24788);
// EXTERNAL MODULE: ./lib/platform/secrets/secret-values.js
var secret_values = __webpack_require__(94765);
;// CONCATENATED MODULE: ./lib/batch/items/refuse-secrets.js



/** Their items are names of files, or texts that GitHub shows to every reader of the repository. */
const shown = new Set(['files', 'changed', 'issues', 'pulls']);
const noFormat = { names: new Set(), wordFields: new Set(), words: new Set() };
/**
 * Plans and stored results have the items as they are, because another machine runs them, and not everyone who can read
 * those may know the secrets of the run. Throws UserError `batch-items`, with every row that contains one.
 */
function refuseSecrets(items, { kind, location }, redactor) {
    if (shown.has(kind))
        return;
    // A password such as `postgres` is a word of many rows.
    const redact = redactor.redactOnly(secret_values/* isUnmistakable */.bm);
    throwAll([...items].flatMap(({ fields, location: itemLocation = location }) => {
        const isFree = (value) => (0,redact_data/* redactData */.E)({ value }, redact, noFormat).value === value;
        if (isFree(fields))
            return [];
        const names = Object.keys(fields).filter((name) => !isFree(name) || !isFree(fields[name]));
        return [
            {
                code: 'batch-items',
                location: itemLocation,
                message: 'the item contains a secret of this run, and would be stored with it',
                found: `field ${names.join(', ')}`,
                hint: 'remove it from the item; if it is not a secret, remove the variable or input that has it from the step',
            },
        ];
    }));
}

;// CONCATENATED MODULE: ./lib/batch/plan/check-delivery.js


/** Rejects a delivery that the provider of a job does not have: the normal price would be twice what is expected. */
function checkDelivery({ delivery, path }, jobs) {
    if (delivery === 'now')
        return;
    const without = [...new Set(jobs.map(({ model }) => model))].filter((name) => !hasDelivery(name, delivery));
    if (without.length === 0)
        return;
    throw new errors/* UserError */.yo({
        code: 'batch-invalid',
        location: `${path}, delivery`,
        message: delivery === 'flex'
            ? `${without.join(', ')}: this provider has no flex tier that is supported`
            : `${without.join(', ')}: this provider has no batch API that is supported`,
        found: delivery,
        hint: hints[delivery],
    });
}
const hints = {
    flex: `use delivery: now, delivery: batch for jobs without tools, or a model of ${(0,providers/* providersWith */.bZ)(({ flex }) => flex !== undefined)}`,
    batch: `use delivery: now, or a model of ${(0,providers/* providersWith */.bZ)(({ batchApi }) => batchApi !== undefined)}`,
};
/**
 * Rejects entries that need tools, which a batch API cannot run, or the time of answers, and returns notices about rules that have no effect on
 * the model. They still apply to commands of prompts and evaluations.
 */
function checkEntriesOfBatchApi({ delivery, jobs }, settingsOf) {
    if (delivery !== 'batch')
        return [];
    const notices = [];
    for (const entry of jobs) {
        const { settings: { mode }, ownAllow, } = settingsOf(entry);
        const rule = ownAllow.find((allowed) => /^(Write|Edit|NotebookEdit)\b/.test(allowed));
        const why = mode === 'auto-edit' || mode === 'yolo'
            ? `mode is ${mode}`
            : rule !== undefined
                ? `the rule ${rule}`
                : entry.changes !== 'none' && entry.outputFile === null
                    ? `changes is ${entry.changes}, and output is not set`
                    : entry.findings === true
                        ? 'findings is true'
                        : null;
        if (why !== null) {
            throw new errors/* UserError */.yo({
                code: 'batch-invalid',
                location: entry.location,
                message: `jobs of a batch API have no tools, and entry ${entry.id} needs them: ${why}`,
                hint: 'use delivery: flex or now, or let output write the answer to a file',
            });
        }
        requireNoTimes(entry);
        if (ownAllow.length > 0)
            notices.push(`entry ${entry.id}: delivery: batch offers the model no tools; rules apply to commands of the prompt only`);
    }
    return notices;
}
/** The time that a batch API took for an answer is not known, and reading it takes a moment: each answer would pass. */
function requireNoTimes({ evaluate }) {
    const limit = evaluate.find(({ check }) => check.kind === 'max-seconds');
    if (limit === undefined)
        return;
    throw new errors/* UserError */.yo({
        code: 'batch-invalid',
        location: limit.location,
        message: 'max-seconds cannot be evaluated with delivery: batch: the time of an answer is unknown',
        hint: 'use delivery: flex or now, or remove max-seconds',
    });
}
/** A script costs nothing at any tier. */
function hasDelivery(name, delivery) {
    const { provider } = (0,providers/* parseModelName */.s_)(name);
    if (provider === 'script')
        return true;
    return delivery === 'flex' ? (0,providers/* hasFlexTier */.wl)(name) : (0,providers/* hasBatchApi */.lx)(name);
}

// EXTERNAL MODULE: ./lib/batch/model/estimate.js
var model_estimate = __webpack_require__(5239);
;// CONCATENATED MODULE: ./lib/batch/plan/assign-shards.js
/** Every job costs a process, a prompt and a report, however small it is. */
const baseWeight = 5_000;
/**
 * The shard of each job, from 1, balanced by expected cost: the most expensive job first, to the shard with the least
 * work. Depends on the jobs alone, so every machine divides the same plan in the same way.
 */
function assignShards(jobs, shards) {
    if (shards === 1)
        return jobs.map(() => 1);
    const weights = jobs.map(weightOf);
    const byWeight = jobs.map((_, index) => index).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
    const loads = new Float64Array(shards);
    const counts = new Uint32Array(shards);
    const assigned = new Array(jobs.length).fill(1);
    for (const index of byWeight) {
        const shard = leastLoaded(loads, counts);
        loads[shard] = (loads[shard] ?? 0) + (weights[index] ?? 0);
        counts[shard] = (counts[shard] ?? 0) + 1;
        assigned[index] = shard + 1;
    }
    return assigned;
}
/**
 * At most `shards`, and so few that each can run a job: one whose part of `max-jobs` is 0 would defer its jobs in every
 * run, and a job that fits in the budget must fit in the part of its shard.
 */
function usableShards(jobs, { maxJobs, maxCostUsd }, shards) {
    const limit = Math.min(shards, jobs.length, maxJobs ?? shards);
    if (maxCostUsd === null)
        return Math.max(1, limit);
    let dearest = 0;
    for (const { estimatedCostUsd } of jobs)
        if (estimatedCostUsd !== null && estimatedCostUsd <= maxCostUsd)
            dearest = Math.max(dearest, estimatedCostUsd);
    return Math.max(1, Math.min(limit, Math.floor(maxCostUsd / dearest)));
}
function weightOf({ estimatedCostUsd, promptCharacters }) {
    return estimatedCostUsd === null || estimatedCostUsd === 0 ? (baseWeight + promptCharacters) / 1e9 : estimatedCostUsd;
}
function leastLoaded(loads, counts) {
    let best = 0;
    for (let shard = 1; shard < loads.length; shard += 1) {
        const [load, least] = [loads[shard] ?? 0, loads[best] ?? 0];
        if (load < least || (load === least && (counts[shard] ?? 0) < (counts[best] ?? 0)))
            best = shard;
    }
    return best;
}

;// CONCATENATED MODULE: ./lib/batch/plan/item-problems.js

/** More of them would hide the other problems. */
const maxProblems = 20;
/** Named after the first; the others are counted. */
const maxOthers = 2;
function createItemProblems() {
    const shared = new Map();
    let more = 0;
    return {
        add: (problem) => {
            const { location, ...same } = problem;
            const key = JSON.stringify(same);
            const known = shared.get(key);
            if (known !== undefined)
                known.places.add(location);
            else if (shared.size < maxProblems)
                shared.set(key, { problem, places: new Set([location]) });
            else
                more += 1;
        },
        all: () => {
            const all = [...shared.values()].map(withPlaces);
            return more === 0 ? all : [...all, rest(more)];
        },
    };
}
function withPlaces({ problem, places }) {
    if (places.size === 1)
        return problem;
    const others = [...places].slice(1);
    const more = others.length - maxOthers;
    const named = others.slice(0, maxOthers).join(', ');
    const text = more > 0 ? `${named} and ${(0,format_number/* formatNumber */.ZV)(more)} more` : named;
    return { ...problem, message: `${problem.message} (also ${text})` };
}
function rest(more) {
    return {
        code: 'batch-items',
        message: `there ${more === 1 ? 'is' : 'are'} ${(0,format_number/* formatCount */.B4)(more, 'more problem')} of its items`,
        hint: 'correct those above first',
    };
}

// EXTERNAL MODULE: ./lib/batch/items/item-fields.js
var item_fields = __webpack_require__(95363);
// EXTERNAL MODULE: ./lib/batch/model/digest.js
var digest = __webpack_require__(67465);
;// CONCATENATED MODULE: ./lib/batch/plan/items-of-entry.js




/**
 * The items of an entry, each once, in the order of the batch; `null` for the one job of an entry without items.
 * Rejects with UserError.
 */
async function itemsOfEntry({ order, defaults }, entry, { findItems, notices }) {
    if (entry.items === null)
        return [null];
    const source = await findItems(entry, entry.items);
    notices.push(...source.notices);
    const { items, repeated } = withoutRepeated(source.items, entry);
    if (repeated > 0)
        notices.push(`entry ${entry.id}: left out ${(0,format_number/* formatCount */.B4)(repeated, 'repeated item')}`);
    if (items.length === 0)
        notices.push(`entry ${entry.id}: its source has no items`);
    notices.push(...literalFields(entry, [...defaults, ...entry.settings], items[0]));
    return order === 'oldest-first' ? [...items].sort((a, b) => compare(createdOf(a), createdOf(b))) : items;
}
/** In a prompt file, {{NAME}} inserts a variable; in `prompt` it is text, which the model would get for every item. */
function literalFields({ id }, settings, item) {
    const source = settings.findLast(({ name }) => ['prompt', 'prompt-file', 'command'].includes(name));
    const prompt = source?.value;
    if (source?.name !== 'prompt' || typeof prompt !== 'string' || item === undefined)
        return [];
    return [...prompt.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].flatMap(([placeholder, name = '']) => name === 'args' || (0,item_fields/* fieldOf */._F)(item.fields, name) === undefined
        ? []
        : [`entry ${id}: ${placeholder} in prompt stays as it is; {{item.${name}}} inserts the field of the item`]);
}
/** The same row twice is one item; two different rows with one `id` are ambiguous. */
function withoutRepeated(items, { id }) {
    const byId = new Map();
    for (const item of items) {
        const earlier = byId.get(item.id);
        if (earlier === undefined)
            byId.set(item.id, item);
        else if ((0,digest/* digestOf */.o)(earlier.fields) !== (0,digest/* digestOf */.o)(item.fields)) {
            throw (0,item_problem/* itemProblem */.t)(item.location ?? `entry ${id}`, `two different items have the id ${item.id}`, 'give each row its own id: it recognizes the item in later runs', earlier.location);
        }
    }
    return { items: [...byId.values()], repeated: items.length - byId.size };
}
/** Items without a date keep their order, after those with one. */
function createdOf({ fields }) {
    const { created } = fields;
    return typeof created === 'string' ? created : '\uffff';
}
function compare(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}

// EXTERNAL MODULE: ./lib/prompt/processors/arguments.js + 1 modules
var processors_arguments = __webpack_require__(15223);
// EXTERNAL MODULE: ./lib/prompt/processors/values.js + 1 modules
var processors_values = __webpack_require__(68142);
// EXTERNAL MODULE: ./lib/prompt/template.js + 2 modules
var template = __webpack_require__(27199);
// EXTERNAL MODULE: ./lib/batch/plan/job-key.js
var job_key = __webpack_require__(2014);
;// CONCATENATED MODULE: ./lib/batch/plan/job-facts.js






/** @param notices receives what the user should know about the prompts */
function createPlanFacts(file, ports, notices) {
    const shared = new Map();
    return async (resolved, entry) => {
        const { variant: name } = resolved;
        const known = shared.get(name);
        if (known !== undefined)
            return known;
        const inspected = await ports.inspectPrompt(resolved, entry);
        notices.push(...inspected.notices);
        const outputSchema = await ports.outputSchema(resolved.settings);
        const facts = {
            keyParts: (0,job_key/* sharedKeyParts */.p5)({
                resolved,
                entry,
                delivery: file.delivery,
                outputSchema,
                insertedFiles: inspected.digest,
                hooks: ports.hooks,
                plugins: ports.plugins,
            }),
            size: promptSizeOf(resolved.spec),
            insertedCharacters: inspected.characters,
            insertsFiles: inspected.digest !== '',
            evaluationDigest: (0,placeholders/* hasPlaceholder */.Kc)(entry.evaluate) ? null : evaluationDigestOf(file, entry, entry.evaluate),
        };
        shared.set(name, facts);
        return facts;
    };
}
/** Lines that are added to the file move its evaluations, but do not change them. */
function evaluationDigestOf({ judge }, { minScore }, evaluate) {
    const checks = evaluate.map(({ location: _, ...check }) => check);
    return (0,digest/* digestOf */.o)({ evaluate: checks, judge, ...(minScore === undefined ? {} : { minScore }) });
}
const modelOf = ({ settings, spec }) => settings.model ?? spec.model ?? '';
/** The key of a job of the plan, with its parts. */
function keyOf(resolved, { keyParts }, job) {
    const { settings, vars } = resolved;
    return (0,job_key/* jobKey */.tv)(keyParts, { ...job, args: settings.args, vars, model: modelOf(resolved) });
}
/** Throws UserError `placeholder-unclosed`. */
function promptSizeOf(spec) {
    const segments = (0,template/* parseTemplate */.Q)(spec);
    const fixed = segments.reduce((sum, { kind, content }) => sum + (kind === 'text' ? content.length : 0), 0);
    return (args, vars) => {
        const values = (0,processors_values/* valuesFor */.E)(spec, { args, vars }, '/');
        const appended = (0,processors_arguments/* takesArguments */.nF)(spec, segments, values) ? 0 : args.length;
        return fixed + segments.reduce((sum, segment) => sum + filledSize(segment, values), appended);
    };
}
function filledSize({ kind, content, source }, values) {
    return kind === 'args' || kind === 'variable' ? (values.of(kind, content) ?? source).length : 0;
}

// EXTERNAL MODULE: ./lib/batch/report/name-of-job.js
var name_of_job = __webpack_require__(53599);
;// CONCATENATED MODULE: ./lib/batch/plan/output-paths.js



/** More of them would hide the other problems. */
const maxPaths = 20;
function createOutputPaths() {
    const firstBy = new Map();
    const shared = new Map();
    return {
        add: (entry, outputPath, index) => {
            // With `changes`, each job has a worktree of its own, and its file is a part of what it delivers.
            if (outputPath === null || entry.changes !== 'none')
                return;
            const path = external_node_path_.posix.normalize(outputPath);
            const name = nameOnEveryDisk(path);
            const other = firstBy.get(name);
            if (other === undefined) {
                firstBy.set(name, index);
                return;
            }
            const known = shared.get(name);
            if (known === undefined)
                shared.set(name, { entry, path, positions: [other, index], count: 2 });
            else
                known.count += 1;
        },
        problems: (jobs) => {
            const all = [...shared.values()].slice(0, maxPaths).map((path) => problemOf(path, jobs));
            const [more, last] = [shared.size - all.length, all.at(-1)];
            if (more === 0 || last === undefined)
                return all;
            const { found: _, ...others } = last;
            return [...all, { ...others, message: `${(0,format_number/* formatCount */.B4)(more, 'other file')} would be written by several jobs` }];
        },
    };
}
/** On macOS and Windows, and in a clone there, names that differ only in case are one file. */
const nameOnEveryDisk = (path) => path.normalize('NFC').toLowerCase();
function problemOf({ entry, path, positions, count }, jobs) {
    const names = positions.flatMap((position) => {
        const job = jobs[position];
        return job === undefined ? [] : [(0,name_of_job/* nameOfJob */.er)({ ...job, repeat: 1 })];
    });
    return {
        code: 'batch-invalid',
        location: `${entry.location}, output`,
        message: `${count === 2 ? 'two' : (0,format_number/* formatNumber */.ZV)(count)} jobs write ${path}`,
        found: `${names.join(' and ')}${count > 2 ? ` and ${(0,format_number/* formatNumber */.ZV)(count - 2)} more` : ''}`,
        hint: `add a placeholder such as {{item.path}} or {{matrix.model}} to the path, so that each job has its own file${path === nameOnEveryDisk(path) ? '' : '; on macOS and Windows, names that differ only in case are one file'}`,
    };
}

// EXTERNAL MODULE: ./lib/model/prices.js + 1 modules
var prices = __webpack_require__(83537);
;// CONCATENATED MODULE: ./lib/batch/plan/require-prices.js


/** Rejects `max-cost-usd` of a batch or a job that has a model whose price is unknown: the limit could not be enforced. */
function requirePrices({ budget, judge, path }, { settings, model, evaluations }) {
    const judges = evaluations.flatMap(({ check }) => (check.kind === 'judge' ? [check.model ?? judge ?? model] : []));
    const models = [model, ...settings['fallback-model']];
    const limits = [
        {
            usd: budget.maxCostUsd,
            names: [...models, ...judges],
            location: `${path}, budget.max-cost-usd`,
            instead: 'max-jobs or timeout-minutes',
        },
        // A judge is not part of the job that it limits.
        {
            usd: settings['max-cost-usd'],
            names: models,
            location: 'max-cost-usd',
            instead: 'max-output-tokens or max-turns',
        },
    ];
    for (const { usd, names, location, instead } of limits) {
        const named = names.filter((name) => name !== '');
        const unknown = (0,prices/* withoutPrice */.c7)(named, settings.prices);
        if (usd === null || usd === undefined || unknown === undefined)
            continue;
        throw new errors/* UserError */.yo({
            code: 'batch-invalid',
            location,
            message: `the price of ${unknown} is not known, so this limit cannot be enforced`,
            found: String(usd),
            hint: `set its price with prices, limit ${instead} instead, or use a model whose price is known`,
        });
    }
}

// EXTERNAL MODULE: ./lib/batch/plan/resolve-job.js + 2 modules
var resolve_job = __webpack_require__(11739);
;// CONCATENATED MODULE: ./lib/batch/plan/make-plan.js










/** All jobs of a batch, in plan order. Rejects with UserError, with the problems of all entries and their items. */
async function makePlan(file, shards, ports) {
    const outputs = createOutputPaths();
    const notices = [];
    const factsOf = createPlanFacts(file, ports, notices);
    const planning = { ports, factsOf, jobs: [], outputs, estimate: (0,model_estimate/* createEstimator */.R6)() };
    const { jobs } = planning;
    const problems = [];
    for (const entry of file.jobs) {
        const add = (diagnostic) => void problems.push({ ...diagnostic, location: locationIn(entry, diagnostic.location, ports.resolver) });
        await collectProblems(add, async () => {
            const items = await itemsOfEntry(file, entry, { ...ports, notices });
            await addJobs(file, entry, items, planning);
        });
    }
    problems.push(...outputs.problems(jobs));
    if (problems.length > 0)
        throw new errors/* UserError */.yo(withoutSame(problems));
    const used = usableShards(jobs, file.budget, shards);
    const identity = (0,external_node_crypto_.createHash)('sha256').update([file.name, file.digest, String(used)].join('\n'));
    for (const [index, shard] of assignShards(jobs, used).entries()) {
        const job = jobs[index];
        if (job === undefined)
            continue;
        job.index = index;
        job.shard = shard;
        identity.update(`\n${job.key} ${String(shard)}`);
    }
    return {
        formatVersion: 1,
        planId: identity.digest('hex').slice(0, 32),
        name: file.name,
        fileDigest: file.digest,
        shards: used,
        jobs,
        notices: [...new Set(notices)],
    };
}
async function collectProblems(add, work) {
    await work().catch((0,errors/* only */.j6)(errors/* UserError */.yo, ({ diagnostics }) => diagnostics.forEach(add)));
}
/** Where a setting of the entry is, for a problem that only names the setting. */
function locationIn(entry, location, resolver) {
    if (location === undefined)
        return entry.location;
    if (location === 'inline')
        return `${entry.location}, prompt`;
    return location === 'model' || location === 'max-cost-usd' ? resolver.locationOf(entry, location) : location;
}
/** A file of rows can be the source of several entries. */
function withoutSame(problems) {
    return [...new Map(problems.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
async function addJobs(file, entry, items, planning) {
    const combinations = combinationsOf(entry.matrix);
    const problems = createItemProblems();
    for (const item of items) {
        await collectProblems(problems.add, async () => {
            for (const matrix of combinations) {
                const cell = { item, matrix };
                const resolved = await planning.ports.resolver.resolve(entry, cell);
                const facts = await planning.factsOf(resolved, entry);
                const job = plannedJob(file, entry, { cell, resolved, facts, estimate: planning.estimate });
                // Fails here, not after the job has been paid for.
                planning.outputs.add(entry, (0,resolve_job/* outputFileOf */.TY)(entry, cell), planning.jobs.length);
                for (let repeat = 1; repeat <= entry.repeat.times; repeat += 1)
                    planning.jobs.push(job(repeat));
            }
        });
    }
    const diagnostics = problems.all();
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
}
/** The last dimension changes fastest. */
function combinationsOf(matrix) {
    return Object.entries(matrix).reduce((all, [name, values]) => all.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value }))), [{}]);
}
/** The job of a cell, by its repeat. */
function plannedJob(file, entry, { cell, resolved, facts, estimate }) {
    const { item, matrix } = cell;
    const { settings, vars } = resolved;
    const model = modelOf(resolved);
    const promptCharacters = facts.size(settings.args, vars) + facts.insertedCharacters;
    const evaluations = (0,resolve_job/* evaluationsOf */.ZY)(entry, cell);
    const answerUsd = estimate({
        model,
        promptCharacters,
        maxTurns: settings['max-turns'],
        maxCostUsd: settings['max-cost-usd'] ?? null,
        tier: file.delivery === 'now' ? null : file.delivery,
        prices: settings.prices,
    });
    const judgesUsd = (0,model_estimate/* estimateJudges */.JH)(evaluations, {
        judge: file.judge ?? model,
        delivery: file.delivery === 'flex' ? 'flex' : file.judgeDelivery,
        prices: settings.prices,
    });
    if (answerUsd === null || judgesUsd === null || settings['fallback-model'].length > 0)
        requirePrices(file, { settings, model, evaluations });
    const estimatedCostUsd = answerUsd === null || judgesUsd === null ? null : answerUsd + judgesUsd;
    const evaluationDigest = facts.evaluationDigest ?? evaluationDigestOf(file, entry, evaluations);
    const slot = JSON.stringify([entry.id, item?.id ?? null, matrix]);
    return (repeat) => ({
        id: entry.id,
        item,
        matrix,
        repeat,
        ...keyOf(resolved, facts, { item, matrix, repeat }),
        slot: `${slot}#${String(repeat)}`,
        evaluationDigest,
        model,
        promptCharacters,
        estimatedCostUsd,
        index: 0,
        shard: 1,
    });
}

// EXTERNAL MODULE: ./lib/batch/model/types.js
var model_types = __webpack_require__(52012);
;// CONCATENATED MODULE: ./lib/batch/plan/require-planned-keys.js




/**
 * Refuses to run jobs of a frozen plan that would have another key now: their answers would be stored as those of other
 * jobs, to be reused for these, and paid for again by the next plan. Rejects with UserError. Returns the jobs of which
 * only the content of files has changed: a job that was interrupted may have changed its own.
 */
async function requirePlannedKeys(file, jobs, { hint, contentOf, ...ports }) {
    const factsOf = createPlanFacts(file, ports, []);
    const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
    const changed = new Map();
    const withOtherFiles = new Set();
    for (const job of jobs) {
        const entry = entries.get(job.id);
        if (entry === undefined)
            continue;
        const resolved = await ports.resolver.resolve(entry, job);
        const facts = await factsOf(resolved, entry);
        const { item } = job;
        const now = item === null || item.content === null ? item : { ...item, content: contentOf(item.id) };
        const { key, keyParts } = keyOf(resolved, facts, { ...job, item: now });
        if (key === job.key)
            continue;
        const isOfFiles = (name) => name === 'content' || (name === 'prompt' && facts.insertsFiles);
        const parts = model_types/* keyPartNames */.N.filter((name) => !isOfFiles(name) && keyParts[name] !== job.keyParts[name]);
        if (parts.length === 0) {
            withOtherFiles.add(job);
            continue;
        }
        const change = changed.get(job.id) ?? { parts: new Set(), count: 0 };
        for (const part of parts)
            change.parts.add(part);
        change.count += 1;
        changed.set(job.id, change);
    }
    if (changed.size === 0)
        return withOtherFiles;
    throw new errors/* UserError */.yo([...changed].map(([id, { parts, count }]) => ({
        code: 'batch-plan',
        location: entries.get(id)?.location ?? id,
        message: `${count === 1 ? '1 job of' : `${String(count)} jobs of`} ${id} changed after the plan was made`,
        found: [...parts].map(job_key/* keyPartWord */.J8).join(', '),
        hint,
    })));
}

// EXTERNAL MODULE: ./lib/batch/plan/shard.js
var plan_shard = __webpack_require__(56987);
// EXTERNAL MODULE: ./lib/batch/state/plan-file.js
var plan_file = __webpack_require__(53270);
// EXTERNAL MODULE: ./lib/job/runtime/runtime.js + 13 modules
var runtime_runtime = __webpack_require__(44349);
// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/prompt/placeholders/claude.js
var claude = __webpack_require__(46926);
// EXTERNAL MODULE: ./lib/prompt/plan.js + 1 modules
var prompt_plan = __webpack_require__(1418);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
;// CONCATENATED MODULE: ./lib/batch/open/inspect-prompt.js











const maxFileBytes = 20_000_000;
const inspect_prompt_maxFiles = 2_000;
/**
 * What the prompt of a job inserts, and everything that would fail in each of its jobs: rules, model, variables, files.
 * Runs nothing. Rejects with UserError.
 */
async function inspectPrompt({ runContext }, job, { items }, hostEnvironment) {
    const { settings, spec, vars, narrowing } = job;
    const segments = (0,template/* parseTemplate */.Q)(spec, claude/* mayBeFile */.r9);
    const [lists] = await (0,errors/* allOrDiagnostics */.Jf)(() => (0,check_rules/* requireValidRules */.hg)(settings, job.locationOfRule), () => narrowing === null || requireNarrowing(narrowing.allowedTools ?? [], narrowing.source), () => requireModel(job));
    const values = { args: settings.args, vars };
    if (!segments.some(({ kind }) => kind === 'file' || kind === 'shell')) {
        const unused = (0,processors_values/* checkValues */.X)(spec, segments, values, (0,processors_values/* valuesFor */.E)(spec, values, runContext.workspace));
        // The rows of a prompt file are also for its evaluators.
        const notices = items?.kind === 'test-data'
            ? spec.notices.filter((notice) => notice !== spec.evaluationNotice)
            : [...spec.notices, ...unused];
        return { digest: '', characters: 0, notices };
    }
    const runtime = (0,runtime_runtime/* createJobRuntime */.Y)({
        runContext: { ...runContext, settings },
        hostEnvironment,
        childProcesses: { home: hostEnvironment.temporary, temporary: (0,host_environment/* plannedTemporary */.YB)(hostEnvironment) },
        lists,
        spec,
        tools: [],
    });
    await runtime.ready();
    if (narrowing !== null)
        runtime.narrowTo(narrowing);
    const ports = { ...runtime, cwd: runtime.files.root };
    await (0,prompt_plan/* checkPlan */.G)(spec, values, ports, { missingFiles: settings['missing-files'] });
    const plan = await (0,prompt_plan/* planPrompt */.w)(spec, values, ports);
    const refused = plan.commands
        .filter(({ outcome }) => outcome === 'refuse')
        .map(({ command, reason }) => `${spec.source}: the command ${JSON.stringify(command)} would be refused: ${reason}`);
    const files = await Promise.all(plan.files.map(({ path }) => readInserted(path, runtime)));
    return {
        digest: files.length === 0 ? '' : (0,digest/* digestOf */.o)(files.map(({ content }) => content)),
        characters: files.reduce((sum, { size }) => sum + size, 0),
        notices: [...spec.notices, ...refused],
    };
}
function requireNarrowing(allow, path) {
    (0,check_rules/* requireValidRules */.hg)({ allow, ask: [], deny: [] }, (_, index) => (0,check_rules/* ruleLocation */.eK)(`${path}, allow`, index));
}
/** A name that no provider has must not be found by the shards of a plan. */
function requireModel({ settings, spec }) {
    const model = settings.model ?? spec.model;
    if (model !== null) {
        for (const name of [model, ...settings['fallback-model']])
            (0,providers/* parseModelName */.s_)(name);
        return;
    }
    throw new errors/* UserError */.yo({
        code: 'model-unknown',
        location: 'model',
        message: 'no model is given',
        hint: 'set model in the batch file, in the input model, or with --model',
    });
}
/** The content of a file, or of all files in a directory; the code of the problem if it cannot be read. */
async function readInserted(path, { files }) {
    try {
        const { kind } = await files.info(path);
        const paths = kind === 'directory' ? (await files.walk(path, { limit: inspect_prompt_maxFiles })).paths : [path];
        const contents = paths.map((path) => files.readNow(path, maxFileBytes).toString('utf8'));
        return { content: (0,digest/* digestOf */.o)(contents), size: contents.reduce((sum, text) => sum + text.length, 0) };
    }
    catch (error) {
        if (error instanceof types/* FileProblem */.k)
            return { content: error.code, size: 0 };
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/job/conversation/job-run-call.js
var job_run_call = __webpack_require__(73178);
// EXTERNAL MODULE: ./lib/job/runtime/confined-runtime.js
var confined_runtime = __webpack_require__(65254);
// EXTERNAL MODULE: ./lib/platform/clock.js
var clock = __webpack_require__(73948);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/read/search-issues.js
var search_issues = __webpack_require__(81774);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var github_types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
;// CONCATENATED MODULE: ./lib/batch/open/item-ports.js











/** Where the items of an entry come from. */
function itemPorts(batch, entry, options) {
    const { files, git, trustedSource } = batch.runContext;
    const { signal } = options.hostEnvironment;
    return {
        files,
        source: trustedSource.source,
        signal,
        runCommand: (command, location) => runCommand(batch, entry, { ...options, command, location }),
        search: (source) => search(batch, source, options),
        changedFiles: async (range, location) => {
            if (git === null)
                throw (0,item_problem/* itemProblem */.t)(location, 'changed needs a git repository', 'check out the repository first');
            return await git.changedBetween(range).catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, (error) => {
                const hint = error.hint ?? 'check out with fetch-depth: 0, so that both commits are in the clone';
                throw (0,item_problem/* itemProblem */.t)(location, 'git cannot compare these commits', hint, `${range}: ${error.message}`);
            }));
        },
    };
}
const maxOutputBytes = 20_000_000;
/** Runs the command as a call of the Bash tool, so that it passes the same stages as a command of the model. */
async function runCommand({ runContext, resolver, file }, entry, { hostEnvironment, redactor: { redact }, command, location }) {
    const entrySettings = resolver.settingsOf(entry, firstCombination(entry));
    const { settings, locationOfRule } = entrySettings;
    const { allow, ask, deny } = settings;
    let ended = null;
    const options = {
        runContext: { ...runContext, settings },
        hostEnvironment,
        redact,
        lists: (0,check_rules/* requireValidRules */.hg)({ allow, ask, deny }, locationOfRule),
        spec: (0,resolve_job/* narrowingOf */.N9)(entrySettings, file),
        tools: [],
        wrapExec: (exec) => ({
            ...exec,
            shell: async (line, request) => (ended = await exec.shell(line, { ...request, maxOutputBytes })),
        }),
    };
    const { denial } = await (0,confined_runtime/* withConfinedRuntime */.N)(options, async (runtime) => {
        const runCall = (0,job_run_call/* createJobRunCall */.V)(runtime, {
            clock: clock/* systemClock */.m,
            origin: 'prompt',
            changesReady: () => Promise.resolve(),
        });
        return await runCall({ id: 'items', name: 'Bash', input: { command, for_model: false } }, hostEnvironment.signal);
    });
    if (denial !== undefined) {
        const hint = denial.suggest.length === 0 ? 'use another command' : `add ${denial.suggest.join(', ')} to allow`;
        throw (0,item_problem/* itemProblem */.t)(location, 'the rules refuse the command of lines', hint, `${command}: ${denial.reason}`);
    }
    return outputOf(ended, { command, location });
}
function outputOf(ended, { command, location }) {
    if (ended?.exitCode === 0 && ended.droppedBytes === 0)
        return ended.stdout;
    const why = ended === null
        ? 'it did not run'
        : ended.droppedBytes > 0
            ? `it printed more than ${String(maxOutputBytes)} bytes`
            : `exit code ${String(ended.exitCode)}\n${ended.output.trimEnd().split('\n').slice(-10).join('\n')}`;
    throw (0,item_problem/* itemProblem */.t)(location, 'the command of lines failed', 'correct the command', `${command}: ${why}`);
}
/** Rules are the same for all combinations of a matrix. */
function firstCombination({ matrix }) {
    return Object.fromEntries(Object.entries(matrix).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])));
}
async function search({ runContext: { event, settings } }, { kind, query, limit, location }, { hostEnvironment }) {
    const { repository } = event;
    const [owner, name] = repository === null
        ? (hostEnvironment.environment['GITHUB_REPOSITORY'] ?? '').split('/')
        : [repository.owner, repository.name];
    if (!owner || !name)
        throw (0,item_problem/* itemProblem */.t)(location, `${kind} needs a repository on GitHub`, 'set GITHUB_REPOSITORY to OWNER/NAME');
    if (/(?:^|\s)(?:repo|org|user):/.test(query))
        throw (0,item_problem/* itemProblem */.t)(location, 'the search is limited to the repository of the run', 'remove repo:, org: and user:', query);
    const token = settings['github-token'];
    if (token === undefined)
        throw (0,item_problem/* itemProblem */.t)(location, `${kind} needs a token`, 'set GITHUB_TOKEN or github-token');
    const whole = `${query} ${kind === 'issues' ? 'is:issue' : 'is:pr'} repo:${owner}/${name}`;
    return await (0,search_issues/* searchIssues */.t)((0,connections/* readConnection */.dC)(token, hostEnvironment), whole, limit).catch((0,errors/* only */.j6)(github_types/* GitHubProblem */.J, ({ status, message, hint }) => {
        throw (0,item_problem/* itemProblem */.t)(location, message, status === 422 ? 'correct the search' : hint, query);
    }));
}

;// CONCATENATED MODULE: ./lib/batch/open/plan-batch.js

















/** The plan of a batch, from its sources. Rejects with UserError. */
async function planBatch(batch, shards, options) {
    const { file, resolver } = batch;
    checkJudgeNames(file);
    const delivery = checkEntriesOfBatchApi(file, (entry) => resolver.settingsOf(entry, firstCombination(entry)));
    (0,v8_flags.growHeapSlowly)();
    const plan = await makePlan(file, shards, {
        ...factPorts(batch, options),
        findItems: async (entry, source) => {
            const items = await findItems(source, itemPorts(batch, entry, options));
            refuseSecrets(items.items, source, options.redactor);
            return items;
        },
    });
    checkDelivery(file, plan.jobs);
    return { ...plan, notices: [...batch.notices, ...delivery, ...plan.notices] };
}
function factPorts(batch, { hostEnvironment }) {
    const { resolver, runContext } = batch;
    return {
        resolver,
        hooks: runContext.hooks?.hooks ?? [],
        plugins: runContext.plugins,
        inspectPrompt: (job, entry) => inspectPrompt(batch, job, entry, hostEnvironment),
        outputSchema: (settings) => (0,output_schema.readOutputSchema)(settings['output-schema'], runContext.trustedSource.source),
    };
}
/** Names with placeholders differ between jobs, and are checked where they are used. */
function checkJudgeNames({ path, judge, jobs }) {
    const judges = jobs.flatMap(({ evaluate }) => evaluate.flatMap(({ check, location }) => check.kind === 'judge' && check.model !== null && !(0,placeholders/* hasPlaceholder */.Kc)(check.model)
        ? [{ name: check.model, location }]
        : []));
    const batchJudge = judge === null ? [] : [{ name: judge, location: `${path}, judge` }];
    for (const { name, location } of [...batchJudge, ...judges]) {
        try {
            (0,providers/* parseModelName */.s_)(name, location);
        }
        catch (error) {
            (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
            if (location.startsWith(path))
                throw error;
            // A prompt file for GitHub Models can name models that no provider here has.
            throw new errors/* UserError */.yo(error.diagnostics.map((diagnostic) => ({
                ...diagnostic,
                hint: `set judge in the batch file, which replaces it; ${diagnostic.hint}`,
            })));
        }
    }
}
/** The frozen plan if one is named, else a new one. Rejects with UserError. */
async function planFor(batch, { path, shard, ...options }) {
    if (path === null) {
        if (shard !== null && shard.total > 1)
            (0,plan_shard/* requireStaticSources */.IJ)(batch.file);
        return await planBatch(batch, shard?.total ?? 1, options);
    }
    const plan = (0,plan_file/* readPlanFile */.wr)(path, await readNamedPlan(path, options.hostEnvironment.directory), batch.file);
    refuseFrozenSecrets(plan, batch.file, { path, ...options });
    // A plan of few jobs has fewer shards than it was asked for; the others have nothing to do.
    if (shard === null || shard.total >= plan.shards)
        return plan;
    throw new errors/* UserError */.yo({
        code: 'batch-plan',
        location: 'shard',
        message: `the plan has ${String(plan.shards)} shards`,
        found: (0,plan_shard/* shardName */.Az)(shard),
        hint: `run all of them, up to ${String(plan.shards)}/${String(plan.shards)}, or make a new plan`,
    });
}
/** The step that made the plan may not have known the secrets of this one. */
function refuseFrozenSecrets({ jobs }, file, { path, redactor }) {
    for (const { id, items } of file.jobs) {
        const byJob = new Map();
        for (const { id: entryId, item, index } of jobs)
            if (entryId === id && item !== null && !byJob.has(item.id))
                byJob.set(item.id, { ...item, location: `${path ?? ''}, job ${String(index + 1)}` });
        if (items !== null)
            refuseSecrets(byJob.values(), items, redactor);
    }
}
/**
 * Jobs of a frozen plan, or of a plan that is resumed, run only as they were planned. Rejects with UserError. Returns the
 * jobs of which files have changed.
 */
async function requireUnchanged(batch, jobs, { isFrozen, hostEnvironment }) {
    return await requirePlannedKeys(batch.file, jobs, {
        ...factPorts(batch, { hostEnvironment }),
        contentOf: (path) => fileDigestOf(path, batch.runContext.files),
        hint: isFrozen
            ? 'use the same inputs and the same commit for the plan and for its shards, or make a new plan'
            : 'run without --resume to use what has changed',
    });
}
const maxPlanBytes = 1_000_000_000;
/** The file of a frozen plan. Rejects with UserError. */
async function readNamedPlan(path, directory) {
    const files = (0,file_system/* createFileSystem */.S)({ root: directory, guard: () => null });
    return await (0,named_file/* orDiagnostic */.B)(files.read(path, maxPlanBytes), {
        code: 'batch-plan',
        location: path,
        message: 'the plan cannot be read',
        hint: 'create it with batch plan, and download it in the job that uses it',
    });
}


/***/ }),

/***/ 2014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ keyPartWord),
/* harmony export */   p5: () => (/* binding */ sharedKeyParts),
/* harmony export */   tv: () => (/* binding */ jobKey)
/* harmony export */ });
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66843);
/* harmony import */ var _model_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67465);
/* harmony import */ var _model_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52012);



/**
 * Settings that change what the model sees. Limits are left out: a job that ended well within an old limit has the same
 * result under a new one.
 */
const shaping = [
    'context',
    'minimum-trust',
    'skills',
    'skill-list-percent',
    'skill-description-characters',
    'instruction-files',
    'memory-file',
    'output-style',
    'missing-files',
    'failed-commands',
    'max-writes',
    'mcp-servers',
    'mcp-config',
    'search-provider',
    'small-model',
];
/**
 * Settings that also change it, or how the job ends, but are rarely used: with their defaults, the key stays the one
 * that earlier releases made.
 */
const shapingIfSet = [
    ...['summarize-output', 'correct-edits', 'correct-writes', 'on-denied', 'command-env', 'protected-paths'],
];
/** The default was `error` until `auto` came: results under the default stay. */
const missingFilesKey = { auto: 'error', error: 'always-error', keep: 'keep' };
/** Settings that are parameters of the model. */
const ofModel = ['effort', 'thinking', 'temperature'];
function sharedKeyParts({ resolved, entry, delivery, outputSchema, insertedFiles, hooks, plugins, }) {
    const { settings, spec, narrowing, template } = resolved;
    const { body, format, sections, instructions, allowedTools, disallowedTools, parameters } = spec;
    const { allow, ask, deny, mode } = settings;
    const narrowed = narrowing?.allowedTools ?? null;
    return {
        format: String(_model_types_js__WEBPACK_IMPORTED_MODULE_2__/* .keyFormat */ .R),
        prompt: (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .o)({
            body,
            format,
            sections,
            template,
            insertedFiles,
            ...(instructions === undefined ? {} : { instructions }),
        }),
        parameters: (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .o)({
            parameters,
            ...selected(settings, ofModel),
            outputSchema: outputSchema ?? spec.outputSchema,
        }),
        rules: (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .o)({
            lists: { allow, ask, deny },
            mode,
            readOnlyCommands: settings['read-only-commands'],
            narrowed,
            allowedTools,
            disallowedTools,
        }),
        settings: (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .o)({
            ...selected(settings, shaping),
            'missing-files': missingFilesKey[settings['missing-files']],
            ...selected(settings, shapingIfSet.filter((name) => (0,_settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .isChanged */ .H)(name, settings))),
            entry: entry.id,
            changes: entry.changes,
            // Jobs of a batch API have no tools. At the flex tier, the model sees the same as usual.
            ...(delivery === 'batch' ? { delivery } : {}),
            ...(entry.findings === true ? { findings: true } : {}),
            ...(hooks.length === 0
                ? {}
                : { hooks: hooks.map(({ location: _, root: __, ...hook }) => hook), hookFailure: settings['hook-failure'] }),
            ...(plugins.length === 0 ? {} : { plugins: plugins.map(({ name, digest }) => ({ name, digest })) }),
        }),
    };
}
function selected(settings, names) {
    return Object.fromEntries(names.map((name) => [name, settings[name]]));
}
/** The key of a job with its parts. */
function jobKey(shared, { args, vars, item, matrix, model, repeat }) {
    // Its other values may only be in a limit, an evaluation or the path of the output: still two jobs.
    const { model: _, ...variants } = matrix;
    const keyParts = {
        ...shared,
        inputs: (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .o)({ args, vars, ...(Object.keys(variants).length === 0 ? {} : { matrix: variants }) }),
        item: item === null ? '' : (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .o)({ id: item.id, fields: lasting(item.fields) }),
        content: item?.content ?? '',
        model,
        repeat: String(repeat),
    };
    return { key: (0,_model_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(_model_types_js__WEBPACK_IMPORTED_MODULE_2__/* .keyPartNames */ .N.map((name) => keyParts[name]).join('\n')), keyParts };
}
/** A comment on an issue changes its date, but not the issue. */
function lasting(fields) {
    const { updated: _, ...others } = fields;
    return others;
}
const words = {
    format: 'format of keys',
    inputs: 'arguments',
    content: 'content of the file',
};
/** What people call a part of the key of a job. */
function keyPartWord(part) {
    return words[part] ?? part;
}


/***/ }),

/***/ 11739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q7: () => (/* binding */ createJobResolver),
  ZY: () => (/* binding */ evaluationsOf),
  N9: () => (/* binding */ narrowingOf),
  TY: () => (/* binding */ outputFileOf),
  kj: () => (/* binding */ withJudge)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/prompt/formats/spec.js
var spec = __webpack_require__(56585);
// EXTERNAL MODULE: ./lib/prompt/formats/text.js
var formats_text = __webpack_require__(13705);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml.js
var yaml = __webpack_require__(33233);
// EXTERNAL MODULE: ./lib/prompt/pick.js
var pick = __webpack_require__(91242);
// EXTERNAL MODULE: ./lib/prompt/placeholders/braces.js
var braces = __webpack_require__(49928);
// EXTERNAL MODULE: ./lib/prompt/template.js + 2 modules
var template = __webpack_require__(27199);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/batch/file/placeholders.js
var placeholders = __webpack_require__(88362);
// EXTERNAL MODULE: ./lib/batch/items/item-fields.js
var item_fields = __webpack_require__(95363);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/table.js + 17 modules
var table = __webpack_require__(67805);
// EXTERNAL MODULE: ./lib/batch/file/job-setting-names.js
var job_setting_names = __webpack_require__(26673);
// EXTERNAL MODULE: ./lib/batch/file/job-settings.js
var job_settings = __webpack_require__(99175);
// EXTERNAL MODULE: ./lib/batch/file/read-entries.js + 3 modules
var read_entries = __webpack_require__(37815);
;// CONCATENATED MODULE: ./lib/batch/plan/entry-settings.js







const ruleNames = ['allow', 'ask', 'deny'];
/**
 * Merges, from weak to strong: defaults of the settings, configuration file, `defaults` of the batch file, the entry, its
 * matrix, inputs. An input cannot be replaced by the batch file, and rules of the batch file only narrow those of the
 * inputs. Throws UserError `batch-invalid`.
 */
function entrySettings(file, entry, matrix, workflow) {
    const settings = [...givenSettings(file, entry), ...matrixSettings(entry, matrix)];
    refuseReplacedMatrix(entry, workflow);
    const values = {};
    const varying = new Map();
    const diagnostics = [];
    for (const setting of settings) {
        const name = job_setting_names/* jobSettingNames */.E.find((known) => known === setting.name);
        if (name === undefined || isRule(name) || isOfInputs(name, workflow))
            continue;
        varying.delete(name);
        if (name === 'vars' || (0,placeholders/* hasPlaceholder */.Kc)(setting.value))
            varying.set(name, { name, setting });
        else
            values[name] = parsedSetting(name, setting.value, setting.location, diagnostics);
    }
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    const rules = mergedRules([...file.defaults, ...entry.settings], workflow);
    const readOnly = workflow.settings['read-only-commands'] && values['read-only-commands'] !== false;
    return {
        settings: { ...workflow.settings, ...values, ...rules.lists, 'read-only-commands': readOnly },
        varying: [...varying.values()],
        narrowing: rules.narrowing,
        ownAllow: rules.ownAllow,
        locationOfRule: rules.locationOfRule,
    };
}
/** The value of a setting; a problem is added to `diagnostics`. */
function parsedSetting(name, value, location, diagnostics) {
    const result = table/* settingsTable */.uG[name].value.schema().safeParse(value);
    if (result.success)
        return result.data;
    diagnostics.push({
        code: 'batch-invalid',
        location,
        message: `${name} ${result.error.issues[0]?.message ?? 'has an invalid value'}`,
        found: JSON.stringify(value),
        hint: `correct the value, or remove ${name}`,
    });
    return undefined;
}
/** Later ones replace earlier ones. An entry without a prompt over the rows of a .prompt.yml runs that prompt. */
function givenSettings({ defaults }, entry) {
    const { settings, items, matrix } = entry;
    const all = [...defaults.filter(({ name }) => !(0,read_entries/* isReplaced */.t)(name, entry)), ...settings];
    const hasPrompt = job_settings/* promptKeys */.Fp.some((key) => key in matrix || all.some(({ name }) => name === key));
    if (items?.kind !== 'test-data' || hasPrompt)
        return all;
    return [...all, { name: 'prompt-file', value: items.path, location: items.location }];
}
/** Where a setting of the jobs of an entry has its value from; the entry itself if no source sets it. */
function locationOfSetting(name, file, entry, workflow) {
    if (isOfInputs(name, workflow))
        return `the input ${name}`;
    const ownSettings = Object.hasOwn(entry.matrix, name) ? undefined : givenSettings(file, entry);
    const setting = ownSettings?.findLast((candidate) => candidate.name === name);
    if (setting !== undefined)
        return setting.location;
    const isConfigured = ownSettings !== undefined && (workflow.settings[name] ?? null) !== null;
    return isConfigured ? `${name} of the configuration file` : `${entry.location}, ${name}`;
}
function matrixSettings({ location }, matrix) {
    return Object.entries(matrix).flatMap(([name, value]) => job_setting_names/* jobSettingNames */.E.some((known) => known === name) ? [{ name, value: asGiven(name, value), location }] : []);
}
/** YAML reads `1.5` as a number, but a text setting needs text. */
function asGiven(name, value) {
    const schema = table/* settingsTable */.uG[name].value.schema();
    return schema.safeParse(value).success ? value : String(value);
}
/** A dimension that an input replaces would run the same job several times. */
function refuseReplacedMatrix({ matrix, location }, workflow) {
    const diagnostics = Object.keys(matrix).flatMap((name) => {
        if (isRule(name) || ['mode', 'read-only-commands', 'vars'].includes(name)) {
            const message = `${name} cannot be a dimension of the matrix`;
            return [{ code: 'batch-invalid', location, message, hint: 'write one entry for each value' }];
        }
        if (!isOfInputs(name, workflow))
            return [];
        const message = `the input ${name} would replace every value of matrix.${name}`;
        return [{ code: 'batch-invalid', location, message, hint: `remove the input ${name}, or the dimension` }];
    });
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
}
function mergedRules(ownSettings, { settings, inputs, locationOfRule }) {
    const rulesOf = (list) => ownSettings.flatMap(({ name, value, location }) => {
        if (name !== list)
            return [];
        const rules = table/* settingsTable */.uG[list].value.schema().parse(value);
        return rules.map((rule, index) => ({ rule, location: (0,check_rules/* ruleLocation */.eK)(location, index) }));
    });
    const allow = rulesOf('allow');
    const narrows = (inputs.allow ?? []).length > 0;
    const added = { allow: narrows ? [] : allow, ask: rulesOf('ask'), deny: rulesOf('deny') };
    const lists = Object.fromEntries(ruleNames.map((list) => [list, [...settings[list], ...added[list].map(({ rule }) => rule)]]));
    return {
        lists,
        ownAllow: [...(inputs.allow ?? []), ...allow.map(({ rule }) => rule)],
        narrowing: narrows && allow.length > 0 ? allow.map(({ rule }) => rule) : null,
        locationOfRule: (list, index) => added[list][index - settings[list].length]?.location ?? locationOfRule(list, index),
    };
}
function isRule(name) {
    return ruleNames.some((rule) => rule === name);
}
function isOfInputs(name, { inputs }) {
    return inputs[name] !== undefined;
}

// EXTERNAL MODULE: ./lib/batch/items/search-items.js
var search_items = __webpack_require__(30235);
;// CONCATENATED MODULE: ./lib/batch/plan/insert-value.js




/**
 * A value of the batch file with its placeholders replaced. Throws UserError `batch-items` if the item lacks a field.
 * Text of outside contributors is quoted: the file's check has made sure that only a prompt contains it.
 */
function insertInto(value, cell, { written = (text) => text, ...options }) {
    return (0,placeholders/* replaceIn */.ID)(value, (placeholder) => written(insert_value_valueOf(placeholder, cell, options)));
}
function insert_value_valueOf(placeholder, { item, matrix }, { entry, minimumTrust, evaluation }) {
    const { kind, name } = placeholder;
    if (kind === 'matrix')
        return String(matrix[name] ?? '');
    const value = item === null ? undefined : (0,item_fields/* fieldOf */._F)(item.fields, name);
    if (item === null || value === undefined)
        throw new errors/* UserError */.yo(missingField(placeholder, item, { id: entry.id, evaluation }));
    if (entry.items !== null && (0,item_fields/* isUntrustedField */.Xe)(entry.items, name))
        return (0,search_items/* untrustedText */.U)(item.fields, name, minimumTrust);
    return (0,item_fields/* fieldText */.gF)(value);
}
function missingField({ source, name }, item, { id, evaluation }) {
    const names = Object.keys(item?.fields ?? {});
    const guess = (0,errors/* nearest */.pA)(name, names);
    return {
        code: 'batch-items',
        location: item?.location ?? `entry ${id}, item ${item?.id ?? ''}`,
        message: evaluation === undefined
            ? `the item has no field for ${source}`
            : `the item has no field ${name}, which the evaluation ${evaluation} needs`,
        hint: guess === undefined ? `its fields are ${names.join(', ')}` : `did you mean {{item.${guess}}}?`,
    };
}

;// CONCATENATED MODULE: ./lib/batch/plan/resolve-job.js












function createJobResolver(file, workflow, sources) {
    const known = new Map();
    const settingsOf = (entry, matrix) => {
        const name = `${entry.id} ${JSON.stringify(matrix)}`;
        const settings = known.get(name) ?? entrySettings(file, entry, matrix, workflow);
        known.set(name, settings);
        return settings;
    };
    const promptOf = createPromptLoader(sources);
    return {
        settingsOf,
        locationOf: (entry, name) => locationOfSetting(name, file, entry, workflow),
        async resolve(entry, cell) {
            const base = settingsOf(entry, cell.matrix);
            const options = { entry, minimumTrust: base.settings['minimum-trust'] };
            const { settings, vars, changed } = replaced(base, cell, options);
            const variant = `${entry.id} ${JSON.stringify([cell.matrix, changed])}`;
            const template = inlineTemplate(base);
            const narrowing = narrowingOf(base, file);
            const { locationOfRule } = base;
            if (template === null)
                return { settings, ...(await promptOf(entry, settings, vars)), narrowing, locationOfRule, variant, template };
            const text = inlineText(template.text, settings.args, (value) => insertInto(value, cell, options));
            requireText(text, cell, template.location);
            return {
                settings: settings.args === '' ? settings : { ...settings, args: '' },
                ...literalPrompt(text, file),
                narrowing,
                locationOfRule,
                variant,
                template: template.text,
            };
        },
    };
}
/** Loads each prompt once. */
function createPromptLoader(sources) {
    const specs = new Map();
    const specOf = async (settings) => {
        const choice = {
            prompt: settings.prompt,
            'prompt-file': settings['prompt-file'],
            'prompt-format': settings['prompt-format'],
            command: settings.command,
        };
        const commands = { ...sources.commands, directories: settings['command-directories'] };
        const name = JSON.stringify([choice, commands.directories]);
        const spec = specs.get(name) ?? (0,pick/* pickPrompt */._)(choice, { ...sources, commands, readInput: noInput });
        specs.set(name, spec);
        return await spec;
    };
    const testDataSpecs = new Map();
    return async (entry, settings, vars) => {
        const spec = await specOf(settings);
        if (entry.items?.kind !== 'test-data')
            return { spec, vars };
        const known = testDataSpecs.get(spec) ?? testDataSpec(spec);
        testDataSpecs.set(spec, known);
        const used = Object.entries(vars).filter(([name]) => known.variables.has(name));
        return { spec: known.spec, vars: Object.fromEntries(used) };
    };
}
/** A batch is what the test data of a prompt is for, so the notice that it has no effect would be wrong. */
function testDataSpec(spec) {
    const variables = (0,template/* parseTemplate */.Q)(spec).flatMap(({ kind, content }) => (kind === 'variable' ? [content] : []));
    const notices = spec.notices.filter((notice) => notice !== spec.evaluationNotice);
    return { spec: { ...spec, notices }, variables: new Set(variables) };
}
/** Standard input belongs to no job. */
function noInput() {
    return Promise.reject(new errors/* UserError */.yo({
        code: 'batch-invalid',
        message: 'a job of a batch cannot read its prompt from standard input',
        hint: 'use prompt or the path of a prompt file',
    }));
}
function replaced({ settings, varying }, cell, options) {
    const values = {};
    const diagnostics = [];
    let vars = options.entry.items?.kind === 'test-data' ? textsOf(cell.item?.fields ?? {}) : {};
    for (const { name, setting } of varying) {
        if (name === 'vars') {
            vars = textsOf((0,yaml/* isMapping */.p)(setting.value) ? insertInto(setting.value, cell, options) : {});
        }
        else if (name !== 'prompt') {
            const value = insertInto(setting.value, cell, options);
            values[name] = parsedSetting(name, value, `${setting.location}, item ${cell.item?.id ?? ''}`, diagnostics);
        }
    }
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    const { args: _, ...changed } = values;
    const isSame = Object.keys(values).length === 0;
    return { settings: isSame ? settings : { ...settings, ...values }, vars, changed };
}
function textsOf(values) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (0,item_fields/* fieldText */.gF)(value)]));
}
/** The inline prompt of an entry if it contains placeholders of the batch file. */
function inlineTemplate({ varying }) {
    const { value, location } = varying.find(({ name }) => name === 'prompt')?.setting ?? {};
    return typeof value === 'string' && location !== undefined && (0,placeholders/* placeholdersIn */.Qf)(value).length > 0
        ? { text: value, location }
        : null;
}
/** An item can leave nothing of a prompt. Its row is what has to change. */
function requireText(text, { item }, location) {
    if (text.trim() !== '')
        return;
    throw new errors/* UserError */.yo({
        code: 'prompt-missing',
        location: item === null ? location : (item.location ?? `${location}, item ${(0,lib_text/* shorten */.ml)(item.id, 60)}`),
        message: item === null ? 'the prompt is empty' : 'the prompt of this item is empty',
        hint: 'add the task for the agent to the prompt, or leave the item out',
    });
}
/** Both kinds of placeholders are replaced in one pass, so that neither is found in what the other inserts. */
function inlineText(template, args, insert) {
    const parts = template.split(braces/* argsPlaceholder */.dC).map(insert);
    const text = parts.join(args);
    return parts.length > 1 || args === '' ? text : `${text}\n\n${args}`;
}
/** A prompt whose whole text, arguments included, is inserted as data: nothing in it is a placeholder. */
function literalPrompt(text, { path }) {
    const { source } = (0,formats_text/* inlinePrompt */.W5)(text, path);
    return { spec: (0,spec/* plainSpec */.K)('prompt-yml', source, '{{text}}'), vars: { text } };
}
/** The rules of the batch file as a prompt's `allowed-tools`, which narrow in the same way. */
function narrowingOf({ narrowing }, { path }) {
    return narrowing === null ? null : { ...(0,spec/* plainSpec */.K)('inline', path, ''), allowedTools: narrowing };
}
/** The evaluations of a job, with their placeholders replaced; inserted text is never syntax of a pattern. */
function evaluationsOf(entry, cell) {
    return entry.evaluate.map((evaluation) => {
        const options = { entry, minimumTrust: 'anyone', evaluation: evaluation.name };
        return {
            ...evaluation,
            name: insertInto(evaluation.name, cell, options),
            check: insertInto(evaluation.check, cell, evaluation.check.kind === 'matches' ? { ...options, written: asPattern } : options),
        };
    });
}
/** The specification with the judge of the batch file if it names none itself. */
function withJudge(spec, judge) {
    const { check } = spec;
    return check.kind === 'judge' ? { ...spec, check: { ...check, model: check.model ?? judge } } : spec;
}
function asPattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
/** The file that receives the final text; `null` if there is none. */
function outputFileOf(entry, cell) {
    return entry.outputFile === null ? null : insertInto(entry.outputFile, cell, { entry, minimumTrust: 'anyone' });
}


/***/ }),

/***/ 56987:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IJ: () => (/* binding */ requireStaticSources),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   ky: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** `I/N`. */
const shardName = ({ index, total }) => `${String(index)}/${String(total)}`;
/** GitHub's limit for the jobs of a matrix. */
const maxShards = 256;
/** Sources: the references of predefined variables of each system, and the manual page of sbatch. */
const systems = [
    { name: 'GitLab', index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 },
    { name: 'Azure Pipelines', index: 'SYSTEM_JOBPOSITIONINPHASE', total: 'SYSTEM_TOTALJOBSINPHASE', first: 1 },
    { name: 'CircleCI', index: 'CIRCLE_NODE_INDEX', total: 'CIRCLE_NODE_TOTAL', first: 0 },
    { name: 'Buildkite', index: 'BUILDKITE_PARALLEL_JOB', total: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
    { name: 'Kubernetes', index: 'JOB_COMPLETION_INDEX', total: null, first: 0, isEngine: true },
    {
        ...{ name: 'AWS Batch', index: 'AWS_BATCH_JOB_ARRAY_INDEX', total: 'AWS_BATCH_JOB_ARRAY_SIZE' },
        ...{ first: 0, isEngine: true },
    },
    { name: 'Cloud Run', index: 'CLOUD_RUN_TASK_INDEX', total: 'CLOUD_RUN_TASK_COUNT', first: 0, isEngine: true },
    { name: 'Google Batch', index: 'BATCH_TASK_INDEX', total: 'BATCH_TASK_COUNT', first: 0, isEngine: true },
    {
        ...{ name: 'Slurm', index: 'SLURM_ARRAY_TASK_ID', total: 'SLURM_ARRAY_TASK_COUNT' },
        ...{ first: 'SLURM_ARRAY_TASK_MIN', step: 'SLURM_ARRAY_TASK_STEP', isEngine: true },
    },
];
/** For any other engine, and for what the variables of an engine lack; the first job is 1. */
const own = { name: 'any engine', index: 'SALLYPORT_SHARD', total: 'SALLYPORT_SHARDS', first: 1 };
const isSet = (value) => value !== undefined && value !== '';
/** `I/N`, or `auto`: the variables of the CI system or engine. Throws UserError `batch-plan`. */
function readShard(text, environment, location = 'shard') {
    if (text === 'auto')
        return shardOf(environment, location);
    const [, index = '', total = ''] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
    return checked({ index: Number(index), total: Number(total) }, text, location);
}
/** The engine for array jobs that started this process; `null` if none did. */
function engineOf(environment) {
    return systems.find(({ index, isEngine }) => isEngine === true && isSet(environment[index]))?.name ?? null;
}
function shardOf(environment, location) {
    const totalName = ({ total }) => total === null || isSet(environment['SALLYPORT_SHARDS']) ? 'SALLYPORT_SHARDS' : total;
    const system = [own, ...systems].find(({ index, total, isEngine }) => isSet(environment[index]) && (isEngine === true || total === own.total || isSet(environment[total ?? ''])));
    if (system === undefined)
        throw noSystem(location);
    const names = [system.index, totalName(system), system.first, system.step ?? ''];
    const given = names.filter((name) => typeof name === 'string' && isSet(environment[name]));
    const text = `${given.map((name) => `${name}=${environment[name] ?? ''}`).join(', ')} (${system.name})`;
    if (!isSet(environment[totalName(system)]))
        throw noTotal(system, text, location);
    const value = (name, otherwise) => typeof name === 'number' ? name : isSet(environment[name]) ? Number(environment[name]) : otherwise;
    const index = (value(system.index, Number.NaN) - value(system.first, 0)) / value(system.step ?? 1, 1) + 1;
    return checked({ index, total: value(totalName(system), Number.NaN) }, text, location);
}
function noSystem(location) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'batch-plan',
        location,
        message: 'auto found no variables that number the parallel jobs',
        hint: `write I/N, or set SALLYPORT_SHARD (from 1) and SALLYPORT_SHARDS; auto supports ${systems.map(({ name }) => name).join(', ')}; on GitHub, use the matrix of the plan`,
    });
}
function noTotal({ name }, text, location) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'batch-plan',
        location,
        message: `the number of jobs is missing: ${name} has no variable for it, or it is not set`,
        found: text,
        hint: 'set SALLYPORT_SHARDS to the number of jobs, such as `completions` of a Kubernetes job',
    });
}
function checked({ index, total }, text, location) {
    if (Number.isInteger(index) && Number.isInteger(total) && index >= 1 && index <= total && total <= maxShards)
        return { index, total };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'batch-plan',
        location,
        message: `a shard is I/N, with I from 1 to N and N at most ${String(maxShards)}`,
        found: text,
        hint: 'write 1/8 for the first of eight shards; an array job has to number its jobs without gaps',
    });
}
/** What another machine would find differently: two shards would not divide the same items. */
const live = ['issues', 'pulls', 'lines'];
/** Throws UserError `batch-plan` for a batch that can only be divided with a frozen plan. */
function requireStaticSources({ jobs }) {
    const diagnostics = jobs.flatMap(({ id, items }) => items !== null && live.includes(items.kind)
        ? [
            {
                code: 'batch-plan',
                location: items.location,
                message: `the items of ${id} are looked up, so every shard could find other ones`,
                found: items.kind,
                hint: 'run `batch plan FILE --shards N --out plan.json` once, and pass --plan plan.json to every shard',
            },
        ]
        : []);
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
}


/***/ }),

/***/ 49144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStep: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/temporary-directory.js
var temporary_directory = __webpack_require__(79579);
// EXTERNAL MODULE: ./lib/platform/terminal/workflow-commands.js
var workflow_commands = __webpack_require__(42985);
// EXTERNAL MODULE: ./lib/publish/summary-file.js
var summary_file = __webpack_require__(62103);
// EXTERNAL MODULE: ./lib/settings/merge-settings.js
var merge_settings = __webpack_require__(60212);
// EXTERNAL MODULE: ./lib/start/refused.js
var refused = __webpack_require__(31675);
// EXTERNAL MODULE: ./lib/platform/github/connections.js
var connections = __webpack_require__(12673);
// EXTERNAL MODULE: ./lib/platform/github/read/read-api.js
var read_api = __webpack_require__(28912);
// EXTERNAL MODULE: ./lib/platform/github/read/read-push-facts.js
var read_push_facts = __webpack_require__(75600);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
;// CONCATENATED MODULE: ./lib/batch/job/require-base-branch.js





/**
 * Pull requests need the branch that they are opened into. Without this, a missing one would be noticed when the jobs
 * have been paid for. Rejects with UserError.
 */
async function requireBaseBranch({ file, runContext: { settings, event } }, hostEnvironment) {
    const { 'base-branch': branch, 'github-token': token } = settings;
    const isWanted = file.jobs.some(({ changes }) => changes.startsWith('pull-request'));
    if (!isWanted || branch === undefined || token === undefined || event.repository === null)
        return;
    const { owner, name } = event.repository;
    const reader = (0,read_api/* createGitHubReader */.r)((0,connections/* readConnection */.dC)(token, hostEnvironment), 1);
    // Any other problem may have passed when the pull requests are opened.
    const isThere = await (0,read_push_facts/* readHasBranch */.df)(reader, { owner, repo: name }, branch).catch((0,errors/* only */.j6)(types/* GitHubProblem */.J, () => true));
    if (isThere)
        return;
    throw new errors/* UserError */.yo({
        code: 'setting-invalid',
        location: 'base-branch',
        message: `${owner}/${name} has no branch with this name, or the token cannot read it`,
        found: branch,
        hint: 'correct base-branch, or create the branch on GitHub',
    });
}

// EXTERNAL MODULE: ./lib/batch/open/open-batch.js + 3 modules
var open_batch = __webpack_require__(94148);
// EXTERNAL MODULE: ./lib/batch/open/plan-batch.js + 16 modules
var plan_batch = __webpack_require__(52998);
// EXTERNAL MODULE: ./lib/batch/plan/shard.js
var plan_shard = __webpack_require__(56987);
// EXTERNAL MODULE: ./lib/batch/report/report-files.js
var report_files = __webpack_require__(16384);
;// CONCATENATED MODULE: ./lib/batch/steps/run-step.js












/** A step of a batch: run, plan or merge. Rejects with UserError for problems that the user can fix. */
async function runStep(inputs, ports) {
    const { early } = inputs;
    const { hostEnvironment, redactor } = ports;
    if (early['batch-step'] === 'merge') {
        await (0,errors/* allOrDiagnostics */.Jf)(() => (0,merge_settings/* mergeSettings */.s)(inputs.parsed), () => requireKey(early['resume-key']), () => requireDirectories(early['merge-from']));
        return await merge(inputs, ports);
    }
    const [opened, shard] = await (0,errors/* allOrDiagnostics */.Jf)(() => (0,open_batch/* openBatch */.L)(batchPath(early.batch), inputs, hostEnvironment), () => early.shard === undefined
        ? null
        : (0,plan_shard/* readShard */.Xy)(early.shard, hostEnvironment.environment, inputs.locationOf('shard')), () => requireKey(early['resume-key']));
    if ('refusal' in opened) {
        const skipped = await (0,refused.reportSkipped)(opened.refusal, ports);
        return early['batch-step'] === 'plan' ? withoutShards(skipped) : skipped;
    }
    await requireBaseBranch(opened, hostEnvironment);
    const options = { hostEnvironment, redactor };
    if (early['batch-step'] === 'plan') {
        const { writePlan } = await __webpack_require__.e(/* import() */ 409).then(__webpack_require__.bind(__webpack_require__, 70409));
        return await writePlan(opened, { shards: early.shards, out: early.plan ?? null }, ports);
    }
    const plan = {
        isFrozen: early.plan !== undefined,
        make: () => (0,plan_batch/* planFor */.bJ)(opened, { path: early.plan ?? null, shard, ...options }),
    };
    if (early['dry-run']) {
        const { dryRunBatch } = await Promise.all(/* import() */[__webpack_require__.e(5408), __webpack_require__.e(9145), __webpack_require__.e(3049), __webpack_require__.e(347)]).then(__webpack_require__.bind(__webpack_require__, 20347));
        const storage = storageChoiceOf(early, opened.runContext.settings['github-token']);
        return await dryRunBatch(opened, { plan, shard, storage, inputs }, ports);
    }
    return await run(opened, { plan, shard }, { inputs, ports });
}
/** The later jobs of the workflow compare the count with 0, and an empty text is not a matrix. */
function withoutShards(outcome) {
    return { ...outcome, outputs: { ...outcome.outputs, matrix: JSON.stringify({ include: [] }), count: '0' } };
}
async function run(open, what, { inputs, ports }) {
    const { early } = inputs;
    const { runBatch } = await Promise.all(/* import() */[__webpack_require__.e(4758), __webpack_require__.e(7341), __webpack_require__.e(3101), __webpack_require__.e(5408), __webpack_require__.e(9145), __webpack_require__.e(2858), __webpack_require__.e(2731), __webpack_require__.e(3049), __webpack_require__.e(5785)]).then(__webpack_require__.bind(__webpack_require__, 5785));
    return await withPage({ inputs, ports }, async (previous) => {
        const outcome = await runBatch({
            ...what,
            open,
            statePath: early.state === undefined ? null : (0,external_node_path_.resolve)(ports.hostEnvironment.directory, early.state),
            concurrency: early.concurrency ?? null,
            resume: early['resume-batch'],
            retryFailed: early['retry-failed'],
            rescore: early.rescore,
            storage: storageChoiceOf(early, open.runContext.settings['github-token']),
            previous,
        }, ports);
        await (0,summary_file/* writeSummaryFile */.o)(outcome.summary, ports);
        await writeFindings(outcome, { inputs, ports }, open);
        return shownOnRunner(outcome, { inputs, ports });
    });
}
async function merge(inputs, ports) {
    const { early } = inputs;
    const { mergeBatch } = await Promise.all(/* import() */[__webpack_require__.e(7341), __webpack_require__.e(5408), __webpack_require__.e(9145), __webpack_require__.e(2858), __webpack_require__.e(5009)]).then(__webpack_require__.bind(__webpack_require__, 75009));
    const path = early.batch;
    return await withPage({ inputs, ports }, async (previous) => {
        const outcome = await mergeBatch({
            from: early['merge-from'],
            plan: early.plan ?? null,
            out: early.state ?? null,
            key: early['resume-key'] ?? null,
            storage: storageChoiceOf(early, inputs.parsed.values['github-token']),
            previous,
            workingDirectory: early['working-directory'],
            open: path === undefined ? null : () => (0,open_batch/* openBatch */.L)(path, inputs, ports.hostEnvironment),
        }, ports);
        await writeFindings(outcome, { inputs, ports });
        return shownOnRunner(outcome, { inputs, ports });
    });
}
/**
 * On a runner, the text is part of the log, where no line of it can be a workflow command. A failing step without an
 * annotation has to be looked up in its log.
 */
function shownOnRunner(outcome, { inputs: { early }, ports: { hostEnvironment, log } }) {
    const { text, exitCode, headline } = outcome;
    if (!hostEnvironment.onRunner)
        return outcome;
    for (const line of text.split('\n'))
        log.info(line);
    if (exitCode !== 0)
        log.error(headline);
    return { ...outcome, text: early.quiet ? (0,workflow_commands/* neutralize */.YI)(text) : '' };
}
/** The files that the inputs name for findings of the model. A run without them names none. */
async function writeFindings({ findings, findingsProblem: problem }, { inputs: { parsed }, ports }, open) {
    const settings = parsed.values;
    const names = ['code-quality-report', 'junit-report'].filter((name) => settings[name] !== undefined);
    if (names.length === 0)
        return;
    const isOffered = open?.file.jobs.some(({ findings }) => findings === true) ?? true;
    if (!isOffered && findings.length === 0)
        ports.log.warning(`${names.join(' and ')} contain no findings: no entry of the batch file has findings: true. The evaluations are in report/junit.xml of the state directory.`);
    const { writeFindingReports } = await __webpack_require__.e(/* import() */ 8049).then(__webpack_require__.bind(__webpack_require__, 48049));
    await writeFindingReports({ findings, problem }, { ...ports, settings });
}
function storageChoiceOf(early, token) {
    return { kind: early['state-storage'], branch: early['state-branch'] ?? null, token: token ?? null };
}
/**
 * Writes the HTML report after the work, if it is requested. It is compared with what `compare-with` names, else with the
 * state that the storage had before.
 */
async function withPage({ inputs: { early }, ports }, work) {
    const { 'html-report': path, 'compare-with': named = null } = early;
    if (path === undefined)
        return await work();
    const { writeBatchPage } = await Promise.all(/* import() */[__webpack_require__.e(2516), __webpack_require__.e(4069)]).then(__webpack_require__.bind(__webpack_require__, 4069));
    if (named !== null || early['state-storage'] === 'dir') {
        const outcome = await work();
        await writeBatchPage(path, named, outcome, ports);
        return outcome;
    }
    return await (0,temporary_directory/* withTemporaryDirectory */.n)(ports.hostEnvironment.temporary, async (previous) => {
        const outcome = await work(previous);
        await writeBatchPage(path, (await (0,report_files/* holdsBatch */.lN)(previous)) ? previous : null, outcome, ports);
        return outcome;
    });
}
const minKeyLength = 16;
function requireKey(key) {
    if (key === undefined || key.length >= minKeyLength)
        return;
    throw new errors/* UserError */.yo({
        code: 'setting-invalid',
        location: 'resume-key',
        message: 'this key is too short to authenticate stored results',
        hint: 'use a random secret of at least 16 characters',
    });
}
function requireDirectories(from) {
    if (from.length > 0)
        return;
    throw new errors/* UserError */.yo({
        code: 'argument-invalid',
        location: 'merge-from',
        message: 'merge needs the directories of the shards',
        hint: 'name their state directories, or the directory that their artifacts were downloaded to',
    });
}
function batchPath(path) {
    if (path !== undefined)
        return path;
    throw new errors/* UserError */.yo({
        code: 'argument-invalid',
        location: 'batch',
        message: 'no batch file is given',
        hint: 'name a batch file, such as .sallyport/batches/docs.yml',
    });
}


/***/ }),

/***/ 1347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ nameInLine),
/* harmony export */   fl: () => (/* binding */ truncateStart),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pQ: () => (/* binding */ isTruncated),
/* harmony export */   wc: () => (/* binding */ byline),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _sanitize_incoming_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58108);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(669);



/** An author's text, sanitized and with every line marked as quoted, so that nothing in it can end its block. */
function quote(text, maxCharacters) {
    const clean = (0,_sanitize_incoming_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeIncoming */ .E)(text).trim();
    const lines = truncate(clean, maxCharacters).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
    return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}
/** Whether `quote` leaves out the end of the text. */
const isTruncated = (text, maxCharacters) => text.length > maxCharacters && (0,_sanitize_incoming_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeIncoming */ .E)(text).trim().length > maxCharacters;
/** Names of files, labels and branches can come from outside contributors: they are quoted unless they are plain. */
function nameInLine(name) {
    const clean = (0,_sanitize_incoming_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeIncoming */ .E)(name);
    return /^[\w./@+-]{1,300}$/.test(clean) ? clean : JSON.stringify(truncate(clean, 300));
}
/** `@octocat (member)`; the account may be deleted. */
function byline(author, association) {
    const name = author === null ? 'a deleted account' : `@${author.replace(/[^\w[\]-]/g, '')}`;
    return `${name} (${(0,_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .trustOf */ .A)(association)})`;
}
/** The beginning of a text, with the number of omitted characters. */
function truncate(text, max) {
    if (text.length <= max)
        return text;
    const start = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, max);
    return `${start}\n[cut: ${String(text.length - start.length)} more characters]`;
}
/** The end of a text in whole lines, with the number of omitted characters. */
function truncateStart(text, max) {
    if (text.length <= max)
        return text;
    const end = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(text, max).replace(/^[^\n]*\n/, '');
    return `[cut: ${String(text.length - end.length)} characters before]\n${end}`;
}


/***/ }),

/***/ 669:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ trustOf),
/* harmony export */   W: () => (/* binding */ isTrusted)
/* harmony export */ });
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91586);

/**
 * The trust that GitHub's `author_association` shows. It describes a relationship, not permissions: good enough to select
 * texts by, but never to let a person start a run.
 */
function trustOf(association) {
    return _types_js__WEBPACK_IMPORTED_MODULE_0__/* .trustLevels */ .e.find((level) => level.toUpperCase() === association) ?? 'anyone';
}
function isTrusted(association, minimum) {
    return _types_js__WEBPACK_IMPORTED_MODULE_0__/* .trustLevels */ .e.indexOf(trustOf(association)) <= _types_js__WEBPACK_IMPORTED_MODULE_0__/* .trustLevels */ .e.indexOf(minimum);
}


/***/ }),

/***/ 65254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withConfinedRuntime)
/* harmony export */ });
/* harmony import */ var _platform_files_state_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83258);
/* harmony import */ var _platform_process_marked_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39446);
/* harmony import */ var _private_directories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46738);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44349);




/**
 * Lends a runtime for processes that belong to no job: in the sandbox and with the private directories that they would
 * have in one. Nothing of it is left afterwards. Rejects with UserError if the setting `sandbox` is `require` and no
 * sandbox works.
 */
async function withConfinedRuntime({ redact, onSandbox, ...options }, use) {
    const { settings } = options.runContext;
    const artifacts = (0,_platform_files_state_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .createArtifacts */ .GC)(options.hostEnvironment.temporary, redact);
    const directories = (0,_private_directories_js__WEBPACK_IMPORTED_MODULE_2__/* .privateDirectories */ .H)(artifacts);
    directories.make();
    const runtime = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .createJobRuntime */ .Y)({
        ...options,
        childProcesses: directories.childProcesses,
        sandbox: {
            mode: settings.sandbox,
            makeDirectory: () => artifacts.makeDirectory('sandbox'),
            limits: settings,
            onReport: (report) => onSandbox?.(report),
        },
    });
    try {
        await runtime.ready();
        if (settings.sandbox === 'require')
            await runtime.sandbox?.report();
        return await use(runtime);
    }
    finally {
        runtime.sandbox?.close();
        (0,_platform_process_marked_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .endMarkedProcesses */ .j)(artifacts.run);
        artifacts.remove();
    }
}


/***/ }),

/***/ 8044:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  schemaProblems: () => (/* binding */ schemaProblems)
});

// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validator.js + 6 modules
var validator = __webpack_require__(60207);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/messages/depth.js
var depth = __webpack_require__(85352);
;// CONCATENATED MODULE: ./lib/messages/meta-schema.json
const meta_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$comment":"Keywords of JSON Schema from draft 4 to 2020-12. A description is the end of the message \'KEYWORD must be …\'.","$ref":"#/definitions/schema","definitions":{"schema":{"type":["object","boolean"],"description":"a schema must be an object","properties":{"$ref":{"$ref":"#/definitions/text"},"$dynamicRef":{"not":{},"description":"$dynamicRef is not supported; use $ref"},"$defs":{"$ref":"#/definitions/schemaMap"},"definitions":{"$ref":"#/definitions/schemaMap"},"title":{"$ref":"#/definitions/text"},"description":{"$ref":"#/definitions/text"},"type":{"description":"one of string, number, integer, boolean, object, array, null, or a list of them","anyOf":[{"$ref":"#/definitions/type"},{"type":"array","items":{"$ref":"#/definitions/type"},"minItems":1}]},"enum":{"type":"array","minItems":1,"description":"a list of at least one value"},"multipleOf":{"type":"number","exclusiveMinimum":0,"description":"a number above 0"},"minimum":{"$ref":"#/definitions/number"},"maximum":{"$ref":"#/definitions/number"},"exclusiveMinimum":{"$ref":"#/definitions/limit"},"exclusiveMaximum":{"$ref":"#/definitions/limit"},"minLength":{"$ref":"#/definitions/count"},"maxLength":{"$ref":"#/definitions/count"},"pattern":{"type":"string","format":"regex","description":"a string"},"items":{"if":{"type":"array"},"then":{"$ref":"#/definitions/schemaList"},"else":{"$ref":"#/definitions/schema"}},"prefixItems":{"$ref":"#/definitions/schemaList"},"additionalItems":{"$ref":"#/definitions/schema"},"unevaluatedItems":{"$ref":"#/definitions/schema"},"contains":{"$ref":"#/definitions/schema"},"minContains":{"$ref":"#/definitions/count"},"maxContains":{"$ref":"#/definitions/count"},"minItems":{"$ref":"#/definitions/count"},"maxItems":{"$ref":"#/definitions/count"},"uniqueItems":{"$ref":"#/definitions/flag"},"properties":{"$ref":"#/definitions/schemaMap"},"patternProperties":{"allOf":[{"$ref":"#/definitions/schemaMap"},{"propertyNames":{"format":"regex","description":"a regular expression"}}]},"additionalProperties":{"$ref":"#/definitions/schema"},"unevaluatedProperties":{"$ref":"#/definitions/schema"},"propertyNames":{"$ref":"#/definitions/schema"},"minProperties":{"$ref":"#/definitions/count"},"maxProperties":{"$ref":"#/definitions/count"},"required":{"type":"array","items":{"type":"string","description":"a property name"},"description":"a list of property names"},"dependentSchemas":{"$ref":"#/definitions/schemaMap"},"allOf":{"$ref":"#/definitions/schemaList"},"anyOf":{"$ref":"#/definitions/schemaList"},"oneOf":{"$ref":"#/definitions/schemaList"},"not":{"$ref":"#/definitions/schema"},"if":{"$ref":"#/definitions/schema"},"then":{"$ref":"#/definitions/schema"},"else":{"$ref":"#/definitions/schema"}}},"schemaList":{"type":"array","items":{"$ref":"#/definitions/schema"},"minItems":1,"description":"a list of schemas"},"schemaMap":{"type":"object","additionalProperties":{"$ref":"#/definitions/schema"},"description":"a mapping of names to schemas"},"type":{"enum":["string","number","integer","boolean","object","array","null"]},"text":{"type":"string","description":"a string"},"flag":{"type":"boolean","description":"true or false"},"number":{"type":"number","description":"a number"},"limit":{"type":["number","boolean"],"description":"a number"},"count":{"type":"integer","minimum":0,"description":"an integer of at least 0"}}}');
;// CONCATENATED MODULE: ./lib/messages/json-schema.js





/** More problems would not help to fix a schema. */
const maxProblems = 20;
/** Deeper schemas could overflow the stack of a recursive walk. */
const maxDepth = 64;
/**
 * Why a value cannot be used as a JSON Schema; empty if it can. Reports invalid keyword values, invalid regular
 * expressions, and references that are broken or point outside of the schema: nothing is ever fetched.
 */
function schemaProblems(schema) {
    if (!(0,parsed_json/* isRecord */.u4)(schema))
        return [{ pointer: '', what: `a schema must be an object, found ${kindOf(schema)}` }];
    if ((0,depth/* isDeeper */.Q)(schema, maxDepth))
        return [{ pointer: '', what: `nested deeper than ${maxDepth} levels` }];
    const { errors } = new validator/* Validator */.D(structuredClone(meta_schema_namespaceObject), '7', false).validate(schema);
    const problems = errors.flatMap((error) => problemOf(error, schema));
    return (problems.length > 0 ? problems : referenceProblems(schema, schema, '')).slice(0, maxProblems);
}
/** Errors at a part of the meta-schema without a description only report that something nested does not match. */
function problemOf({ instanceLocation, keyword, keywordLocation }, schema) {
    const description = descriptionAt(keywordLocation);
    if (description === null || containerKeywords.has(keyword))
        return [];
    const steps = stepsOf(instanceLocation);
    const pointer = steps.map(pointerStep).join('');
    const key = steps.at(-1) ?? '';
    if (keyword === 'format') {
        const pattern = keywordLocation.includes('/propertyNames/') ? key : valueAt(pointer, schema);
        return [{ pointer, what: `${JSON.stringify(pattern)} is not a valid regular expression` }];
    }
    if (description.startsWith('a schema'))
        return [{ pointer, what: `${description}, found ${kindOf(valueAt(pointer, schema))}` }];
    return [{ pointer, what: description.startsWith('$') ? description : `${key} must be ${description}` }];
}
/** Keywords whose errors repeat those of the values in a list or mapping. */
const containerKeywords = new Set(['properties', 'items', 'additionalProperties']);
/** The description of the part of the meta-schema to which this keyword belongs, found through its references. */
function descriptionAt(keywordLocation) {
    let node = meta_schema_namespaceObject;
    for (const step of stepsOf(keywordLocation).slice(0, -1)) {
        node = valueAt(`/${step}`, node);
        if (step === '$ref' && typeof node === 'string')
            node = valueAt(node.slice(1), meta_schema_namespaceObject);
    }
    return (0,parsed_json/* isRecord */.u4)(node) && typeof node['description'] === 'string' ? node['description'] : null;
}
/** Keywords whose value is data, not a schema. */
const dataKeywords = new Set(['enum', 'const', 'default', 'examples']);
/** Keywords whose value maps names to schemas: a name is not a keyword. */
const mapKeywords = new Set([
    ...['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas'],
]);
function referenceProblems(node, root, pointer, isMap = false) {
    if (typeof node !== 'object' || node === null)
        return [];
    return Object.entries(node).flatMap(([key, value]) => {
        const at = `${pointer}${pointerStep(key)}`;
        if (!isMap && key === '$ref')
            return referenceProblem(String(value), root).map((what) => ({ pointer: at, what }));
        if (!isMap && dataKeywords.has(key))
            return [];
        return referenceProblems(value, root, at, !isMap && mapKeywords.has(key));
    });
}
function referenceProblem(reference, root) {
    if (!reference.startsWith('#'))
        return ['$ref can only point into this schema (#/…); nothing is fetched'];
    const fragment = reference.slice(1);
    const target = fragment.startsWith('/') ? valueAt(fragment, root) : null;
    const exists = fragment === '' || (0,parsed_json/* isRecord */.u4)(target) || typeof target === 'boolean' || hasAnchor(root, fragment);
    return exists ? [] : [`$ref points to ${reference}, which does not exist`];
}
function valueAt(pointer, root) {
    return stepsOf(pointer).reduce((node, step) => typeof node === 'object' && node !== null && Object.hasOwn(node, step)
        ? node[step]
        : undefined, root);
}
/** The steps of a JSON pointer; URI escapes, as in a fragment, are resolved. */
function stepsOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((step) => (0,lib_text/* percentDecoded */.oF)(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}
function pointerStep(key) {
    return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
function hasAnchor(node, anchor) {
    if (typeof node !== 'object' || node === null)
        return false;
    if ('$anchor' in node && node.$anchor === anchor)
        return true;
    return Object.values(node).some((value) => hasAnchor(value, anchor));
}
function kindOf(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}


/***/ }),

/***/ 79579:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Runs the work with a new directory, which is removed afterwards. */
async function withTemporaryDirectory(parent, work) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'state-'));
    try {
        return await work(path);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 46896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ checksQuery),
/* harmony export */   Mr: () => (/* binding */ issueQuery),
/* harmony export */   aD: () => (/* binding */ minimizeMutation),
/* harmony export */   ek: () => (/* binding */ resolveMutation),
/* harmony export */   fo: () => (/* binding */ commitMutation),
/* harmony export */   g8: () => (/* binding */ threadsQuery),
/* harmony export */   jR: () => (/* binding */ minimizedQuery),
/* harmony export */   wv: () => (/* binding */ queueQuery),
/* harmony export */   z$: () => (/* binding */ pullRequestQuery)
/* harmony export */ });
/** The queries for GitHub's GraphQL API. A test validates each against GitHub's schema. */
const text = `fragment text on Comment {
  author { login }
  authorAssociation
  body
  createdAt
  lastEditedAt
}`;
const comments = `comments(first: 100, after: $comments) @include(if: $moreComments) {
  pageInfo { hasNextPage endCursor }
  nodes { ...text databaseId isMinimized }
}`;
const issueQuery = `query Issue(
  $owner: String!, $name: String!, $number: Int!, $comments: String, $moreComments: Boolean!
) {
  repository(owner: $owner, name: $name) {
    item: issue(number: $number) {
      ...text
      title
      state
      labels(first: 30) { nodes { name } }
      ${comments}
    }
  }
}
${text}`;
const pullRequestQuery = `query PullRequest(
  $owner: String!, $name: String!, $number: Int!
  $comments: String, $moreComments: Boolean!
  $reviews: String, $moreReviews: Boolean!
  $threads: String, $moreThreads: Boolean!
  $first: Boolean!
) {
  repository(owner: $owner, name: $name) {
    item: pullRequest(number: $number) {
      ...text
      title
      state
      labels(first: 30) { nodes { name } }
      baseRefName
      headRefName
      headRefOid
      changedFiles
      ${comments}
      reviews(first: 100, after: $reviews) @include(if: $moreReviews) {
        pageInfo { hasNextPage endCursor }
        nodes { ...text databaseId isMinimized state }
      }
      reviewThreads(first: 50, after: $threads) @include(if: $moreThreads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          path line startLine diffSide isResolved isOutdated
          resolvedBy { login }
          opening: comments(first: 1) { nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }
          comments(last: 50) { totalCount nodes { ...text databaseId isMinimized viewerDidAuthor diffHunk } }
        }
      }
      closingIssuesReferences(first: 10) @include(if: $first) {
        nodes { ...text number title repository { nameWithOwner } }
      }
    }
  }
}
${text}`;
const checksQuery = `query Checks($owner: String!, $name: String!, $commit: GitObjectID!, $after: String) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) {
      ... on Commit {
        statusCheckRollup {
          contexts(first: 100, after: $after) {
            pageInfo { hasNextPage endCursor }
            nodes {
              __typename
              ... on CheckRun { name conclusion databaseId title summary checkSuite { app { slug } } }
              ... on StatusContext { context state description }
            }
          }
        }
      }
    }
  }
}`;
const queueQuery = `query Queue($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { isInMergeQueue } }
}`;
const threadsQuery = `query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id path line startLine diffSide isResolved isOutdated
          resolvedBy { login }
          comments(first: 30) {
            totalCount
            nodes { id databaseId body url isMinimized viewerDidAuthor }
          }
        }
      }
    }
  }
}`;
const resolveMutation = `mutation Resolve($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { clientMutationId }
}`;
const minimizedQuery = `query Minimized($ids: [ID!]!) {
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;
const minimizeMutation = `mutation Minimize($id: ID!, $classifier: ReportedContentClassifiers!) {
  minimizeComment(input: { subjectId: $id, classifier: $classifier }) { clientMutationId }
}`;
const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;


/***/ }),

/***/ 75600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ readBranchRules),
/* harmony export */   G6: () => (/* binding */ readIsQueued),
/* harmony export */   H8: () => (/* binding */ tryContentsWrite),
/* harmony export */   RD: () => (/* binding */ requiresPullRequest),
/* harmony export */   df: () => (/* binding */ readHasBranch)
/* harmony export */ });
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46896);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60957);


/** Rules of a branch that do not let anyone push to it. */
const requiresPullRequest = new Set([
    'pull_request',
    'update',
    'merge_queue',
    'required_status_checks',
    'required_deployments',
    'code_scanning',
    'workflows',
]);
/** Types of the active rules of a branch, also of those of the organization. `null` if the server does not report them. */
async function readBranchRules(reader, { owner, repo }, branch) {
    const what = { what: `the rules of the branch ${branch}`, needs: [] };
    return await reader.request(what, async (octokit, signal) => {
        const { data } = await octokit.rest.repos.getBranchRules({
            owner,
            repo,
            branch,
            request: { signal },
            per_page: 100,
        });
        return data.map(({ type }) => type);
    });
}
/** Whether the repository has the branch; false too if the token cannot read it. */
async function readHasBranch(reader, { owner, repo }, branch) {
    const what = { what: `the branch ${branch}`, needs: ['contents: read'] };
    try {
        await reader.request(what, (octokit, signal) => octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}`, request: { signal } }));
        return true;
    }
    catch (error) {
        if (error instanceof _types_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubProblem */ .J && error.status === 404)
            return false;
        throw error;
    }
}
/** Whether the pull request waits in a merge queue; false if the server has none. */
async function readIsQueued(reader, { owner, repo, number }) {
    const what = { what: `the merge queue of ${owner}/${repo}#${String(number)}`, needs: ['pull-requests: read'] };
    const answer = await reader.query(what, _queries_js__WEBPACK_IMPORTED_MODULE_1__/* .queueQuery */ .wv, { owner, name: repo, number });
    return answer?.data.repository?.pullRequest?.isInMergeQueue === true;
}
/**
 * Whether the token may write contents. No answer of GitHub contains that for the token of a workflow, so an empty blob
 * is created, which is on no branch. Rejects with GitHubProblem if the token may not.
 */
async function tryContentsWrite(reader, { owner, repo }) {
    await reader.request({ what: 'the contents of the repository', needs: ['contents: write'] }, (octokit, signal) => octokit.rest.git.createBlob({ owner, repo, content: '', encoding: 'utf-8', request: { signal } }));
}


/***/ }),

/***/ 81774:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ maxSearchResults),
/* harmony export */   t: () => (/* binding */ searchIssues)
/* harmony export */ });
/* harmony import */ var _read_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28912);

/** GitHub returns no more results of one search. */
const maxSearchResults = 1_000;
const perPage = 100;
/**
 * The first issues or pull requests that match a query, oldest first; with a `limit`, no page is read after that many.
 * Rejects with GitHubProblem.
 */
async function searchIssues(connection, query, limit) {
    const wanted = Math.min(limit ?? maxSearchResults, maxSearchResults);
    const reader = (0,_read_api_js__WEBPACK_IMPORTED_MODULE_0__/* .createGitHubReader */ .r)(connection, maxSearchResults / perPage);
    const issues = new Map();
    let [total, isIncomplete] = [0, false];
    for (let page = 1; issues.size < wanted && page <= maxSearchResults / perPage; page += 1) {
        const what = { what: `the search ${JSON.stringify(query)}`, needs: ['issues: read', 'pull-requests: read'] };
        const answer = await reader.request(what, (octokit, signal) => octokit.rest.search.issuesAndPullRequests({
            q: query,
            sort: 'created',
            order: 'asc',
            per_page: perPage,
            page,
            request: { signal },
        }));
        if (answer === null)
            break;
        const { items, total_count: count, incomplete_results: incomplete } = answer.data;
        total = count;
        isIncomplete ||= incomplete;
        // An item that was created between two requests moves the others to the next page.
        for (const item of items)
            issues.set(item.html_url, {
                number: item.number,
                title: item.title,
                url: item.html_url,
                body: item.body ?? '',
                author: item.user?.login ?? null,
                association: item.author_association,
                labels: item.labels.flatMap(({ name }) => name ?? []),
                created: item.created_at,
                updated: item.updated_at,
            });
        if (items.length < perPage || page * perPage >= count)
            break;
    }
    return { issues: [...issues.values()], total, isIncomplete };
}


/***/ }),

/***/ 36566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileWasmOnce: () => (/* binding */ compileWasmOnce),
/* harmony export */   growHeapSlowly: () => (/* binding */ growHeapSlowly),
/* harmony export */   growSmallHeapFaster: () => (/* binding */ growSmallHeapFaster),
/* harmony export */   keepHeapSmall: () => (/* binding */ keepHeapSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_0__);

/** The version in Node.js 24. */
const lastKnownV8 = 13;
/** Sets a flag that a later version may not have: an unknown flag prints an error. */
function setKnownFlag(flag) {
    if (Number.parseInt(process.versions.v8, 10) <= lastKnownV8)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}
/**
 * Lets the heap grow in small steps from now on. V8 otherwise doubles it before it collects, which for a large plan is
 * twice the memory of the plan, on machines that may have little. Costs no measurable time.
 */
function growHeapSlowly() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=30');
}
/** The largest heap that may grow by more, in bytes. */
const smallHeap = 64_000_000;
/**
 * Ends the small steps of a heap that has stayed small: collecting it after every few megabytes takes a tenth of the
 * processor time of a batch with many short jobs. Costs up to 20 MB.
 */
function growSmallHeapFaster() {
    if (process.memoryUsage().heapUsed < smallHeap)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=100');
}
/**
 * Lets the heap grow in small steps, and new objects keep the space that they have now. Each turn builds the whole
 * request, which is garbage right after it, and V8 answers that with 32 MB for new objects instead of 8. A run of 500
 * turns peaks at 108 MB instead of 141 and takes the same time.
 */
function keepHeapSmall() {
    growHeapSlowly();
    setKnownFlag('--semi-space-growth-factor=1');
}
/**
 * WebAssembly that is compiled from now on is not compiled a second time to run faster. For a parser that reads short
 * texts the second compilation takes two to seven times as long as all of the parsing.
 */
function compileWasmOnce() {
    setKnownFlag('--wasm-tiering-budget=1000000000');
}


/***/ }),

/***/ 14399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ documentValue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63520);
/* harmony import */ var _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39579);



/**
 * The value of a parsed document. Throws UserError with its errors; `diagnostic` words a reason at an offset of the
 * text.
 */
function documentValue(document, text, diagnostic, reviver) {
    if (document.errors.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(document.errors.slice(0, _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .maxYamlErrors */ .h0).map((error) => {
            const at = error.linePos?.[0];
            const offset = at === undefined ? 0 : (0,_position_js__WEBPACK_IMPORTED_MODULE_2__/* .offsetAt */ .HA)(text, { line: at.line, column: at.col });
            return diagnostic(offset, (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''));
        }));
    }
    try {
        return document.toJS(reviver === undefined ? {} : { reviver });
    }
    catch (error) {
        // An alias without its anchor, or more aliases than the library resolves.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)));
    }
}


/***/ }),

/***/ 46013:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ noEffect),
/* harmony export */   x: () => (/* binding */ nameOfType)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** A clause about a key without effect; names the known key that it resembles. */
function noEffect(what, key, known) {
    const guess = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, known);
    return `the ${what} ${JSON.stringify(key)} has no effect${guess === null ? '' : `; ${guess}`}`;
}
/** The type of a parsed TOML or YAML value, with its article, for messages. */
function nameOfType(value) {
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (value instanceof Date)
        return 'a date';
    switch (typeof value) {
        case 'string':
            return 'a string';
        case 'number':
        case 'bigint':
            return 'a number';
        case 'boolean':
            return 'true or false';
        default:
            return 'a table';
    }
}


/***/ }),

/***/ 33233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readYamlFile),
/* harmony export */   p: () => (/* binding */ isMapping)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63520);
/* harmony import */ var _document_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14399);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46013);
/* harmony import */ var _yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39579);





const maxLength = 1_000_000;
/**
 * Reads a file that must be one YAML mapping. Rejects with UserError `prompt-syntax`, with all YAML errors at once.
 * @param reviver receives every value, with whole numbers as bigint; without it, large ones are rounded
 */
async function readYamlFile(source, text, reviver) {
    const diagnostic = (offset, what) => (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnosticInFile */ .dR)(source, text, offset, {
        code: 'prompt-syntax',
        message: what,
        hint: 'correct the YAML at the caret',
    });
    if (text.length > maxLength)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file is longer than ${maxLength} characters`));
    if ((0,_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__/* .nestsTooDeep */ .qK)(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file is nested deeper than ${_yaml_bounds_js__WEBPACK_IMPORTED_MODULE_3__/* .maxNesting */ .JG}`));
    const { parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const document = parseDocument(text, { logLevel: 'error', intAsBigInt: reviver !== undefined });
    const problem = (offset, reason) => diagnostic(offset, `the file is not valid YAML: ${reason}`);
    const value = (0,_document_value_js__WEBPACK_IMPORTED_MODULE_1__/* .documentValue */ .H)(document, text, problem, reviver);
    if (!isMapping(value)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${(0,_value_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfType */ .x)(value)}`));
    }
    return {
        value,
        diagnostic: (path, diagnosticText, at = null) => {
            const node = nodeAt(document, path);
            const offset = (at === null ? null : offsetIn(text, node, at)) ?? node?.range?.[0] ?? 0;
            return (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .diagnosticInFile */ .dR)(source, text, offset, { code: 'prompt-syntax', ...diagnosticText });
        },
        linesOf: (path) => linesOf(text, nodeAt(document, path)),
    };
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
function nodeAt(document, path) {
    for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (typeof node === 'object' && node !== null && 'range' in node)
            return node;
    }
    return undefined;
}
function linesOf(text, node) {
    if (node === undefined || !('value' in node) || typeof node.value !== 'string')
        return null;
    const [start] = node.range ?? [0];
    const lines = node.value.split('\n');
    const type = 'type' in node ? node.type : undefined;
    if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED')
        return linesOfBlock(text, start, lines);
    const textStart = start + (type === 'PLAIN' ? 0 : 1);
    return lines.length === 1 && text.startsWith(node.value, textStart) ? [(0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(text, textStart)] : null;
}
/** Where an offset of a text value is in the file; `null` if unknown. */
function offsetIn(text, node, at) {
    if (node === undefined || !('value' in node) || typeof node.value !== 'string')
        return null;
    const { line, column } = (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(node.value, at);
    const start = linesOf(text, node)?.[line - 1];
    return start === undefined ? null : (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .offsetAt */ .HA)(text, { line: start.line, column: start.column + column - 1 });
}
/** Every line of a block has the same indentation in the file. */
function linesOfBlock(text, start, lines) {
    const firstLine = (0,_position_js__WEBPACK_IMPORTED_MODULE_4__/* .positionAt */ .t$)(text, start).line + 1;
    const inFile = text.split('\n').slice(firstLine - 1, firstLine - 1 + lines.length);
    const filled = lines.findIndex((line) => line.trim() !== '');
    const indent = filled < 0 ? 0 : (inFile[filled] ?? '').length - (lines[filled] ?? '').length;
    const fits = lines.every((line, index) => line === '' || inFile[index]?.slice(indent) === line);
    return fits ? lines.map((_, index) => ({ line: firstLine + index, column: indent + 1 })) : null;
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

/***/ 59028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   s: () => (/* binding */ refusalValue)
/* harmony export */ });
/** The `--json` output of a run that could not start. */
function refusalValue(diagnostics, redact) {
    return {
        conclusion: 'config-error',
        code: codeOf(diagnostics),
        errors: diagnostics.map((diagnostic) => redactedDiagnostic(diagnostic, redact)),
    };
}
/** Of the first error. */
const codeOf = ([diagnostic]) => diagnostic?.code ?? 'setting-invalid';
function redactedDiagnostic(diagnostic, redact) {
    return Object.fromEntries(Object.entries(diagnostic).map(([name, value]) => [
        name,
        name === 'code' ? value : redact(value),
    ]));
}


/***/ }),

/***/ 82087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkedSchema: () => (/* binding */ checkedSchema),
/* harmony export */   readOutputSchema: () => (/* binding */ readOutputSchema)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _prompt_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63520);
/* harmony import */ var _read_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24064);



const setting = 'output-schema';
/**
 * The schema that the setting names: text that begins with `{` is the schema itself, anything else a file of the
 * source, JSON or YAML. `null` without the setting. Rejects with UserError: `file-unreadable`, `schema-invalid`.
 */
async function readOutputSchema(given, source) {
    if (given === undefined)
        return null;
    if (given.trimStart().startsWith('{'))
        return await checkedSchema(parseJson(given, setting), setting);
    const path = given.trim();
    const text = await readSchema(path, source);
    const value = /\.ya?ml$/i.test(path) ? await parseYaml(text, path) : parseJson(text, path);
    return await checkedSchema(value, path);
}
/** Returns the value if it is a valid schema. Rejects with UserError `schema-invalid`, with all invalid locations. */
async function checkedSchema(value, location) {
    const { schemaProblems } = await Promise.all(/* import() */[__webpack_require__.e(207), __webpack_require__.e(8044)]).then(__webpack_require__.bind(__webpack_require__, 8044));
    const diagnostics = schemaProblems(value).map(({ pointer, what }) => ({
        code: 'schema-invalid',
        location: `${location}#${pointer}`,
        message: what,
        hint: 'correct the schema at this location',
    }));
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return value;
}
async function readSchema(path, source) {
    const text = await (0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .y)(path, source);
    if (typeof text === 'string')
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'file-unreadable',
        location: setting,
        message: 'the schema cannot be read',
        found: text.message,
        hint: 'correct the path, which is relative to the workspace, or give the schema itself, starting with {',
    });
}
const hint = 'correct the JSON at this location';
function parseJson(text, location) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
        const offset = Number(/at position (\d+)/.exec(reason)?.[1] ?? text.trimEnd().length);
        const message = `invalid JSON: ${reason.replace(/ in JSON at position.*$/s, '').replace(/, "[\s\S]*$/, '')}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo((0,_prompt_position_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosticInFile */ .dR)(location, text, offset, { code: 'schema-invalid', message, hint }));
    }
}
async function parseYaml(text, location) {
    const { parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const document = parseDocument(text, { uniqueKeys: true });
    const diagnostics = document.errors.map((error) => (0,_prompt_position_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosticInFile */ .dR)(location, text, error.pos[0], {
        code: 'schema-invalid',
        message: `invalid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? ''}`,
        hint: 'correct the YAML at this location',
    }));
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    try {
        return document.toJS({ maxAliasCount: 100 });
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, ReferenceError);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'schema-invalid',
            location,
            message: `invalid YAML: ${error.message}`,
            hint: 'write out the value instead of an alias',
        });
    }
}


/***/ }),

/***/ 31675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endedWithout: () => (/* binding */ endedWithout),
/* harmony export */   reportCanceled: () => (/* binding */ reportCanceled),
/* harmony export */   reportCrash: () => (/* binding */ reportCrash),
/* harmony export */   reportSkipped: () => (/* binding */ reportSkipped),
/* harmony export */   reportUserError: () => (/* binding */ reportUserError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54539);
/* harmony import */ var _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71431);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7138);
/* harmony import */ var _platform_host_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14694);
/* harmony import */ var _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62103);
/* harmony import */ var _report_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59028);
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1359);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20653);










/** A run that could not start: every problem in the log and the summary, conclusion `config-error`. */
async function reportUserError({ diagnostics }, ports) {
    const { log, redact, documentation } = ports;
    const texts = diagnostics.map((diagnostic) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDiagnostic */ .xy)(diagnostic, documentation));
    for (const text of texts)
        log.error(text);
    const text = redact(texts.join('\n\n'));
    const lines = (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .indentedBlock */ .p)(text.split('\n'));
    const title = `${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV['config-error'].sign} Not started: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(diagnostics.length, 'problem')} to fix`;
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${title}\n\n${lines}\n`, ports);
    const reason = redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(reasonOf(diagnostics)));
    return endedWithout('config-error', (0,_report_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$)(diagnostics), reason, (0,_report_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .refusalValue */ .s)(diagnostics, redact));
}
/** A cancel that ended the preparation of a run, such as a fetch: what that reports is not a problem to fix. */
async function reportCanceled(signal, ports) {
    const reason = `The run was canceled (${String(signal.reason)}) before a job began.`;
    ports.log.warning(reason);
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.cancelled.sign} ${reason}\n`, ports);
    return endedWithout('cancelled', 'canceled', reason);
}
/**
 * A bug in Sallyport: its stack, redacted and sanitized like everything else, in the log and the summary. The outputs
 * contain `incomplete`, so that no later step treats the job as done.
 */
async function reportCrash(error, ports) {
    const { log, redact } = ports;
    const diagnostic = (0,_platform_host_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .machineProblem */ .h)(error);
    if (diagnostic !== null)
        return await faulty(diagnostic, ports);
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error(`This is a bug in Sallyport, please report it:\n${stack}`);
    const lines = (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .indentedBlock */ .p)(redact(stack).split('\n'));
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.incomplete.sign} Ended by a bug in Sallyport\n\n${lines}\n`, ports);
    const value = { conclusion: 'incomplete', code: 'internal-error', bug: redact(stack) };
    return endedWithout('incomplete', 'internal-error', 'The run was ended by a bug in Sallyport.', value);
}
/** A problem of the machine, such as a full disk; a stack trace would not help. */
async function faulty({ text, hint }, ports) {
    const reason = ports.redact(`The run could not continue: ${text}.`);
    ports.log.error(`${reason}\n  hint: ${hint}`);
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.incomplete.sign} ${reason}\n`, ports);
    return endedWithout('incomplete', 'machine-problem', reason);
}
/** The outcome of a run without a job, as text for nothing but the outputs and the JSON value. */
function endedWithout(conclusion, code, reason, value = { conclusion, code, reason }) {
    return {
        exitCode: (0,_job_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(conclusion),
        text: '',
        value,
        outputs: { conclusion, 'reason-code': code, reason },
    };
}
/** Names the first problem: a reason is one sentence, and the log has the rest. */
function reasonOf([diagnostic, ...others]) {
    if (diagnostic === undefined)
        return '';
    const place = diagnostic.location === undefined ? '' : `${diagnostic.location}: `;
    const more = others.length === 0 ? '' : ` (and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(others.length, 'other problem')})`;
    return `Not started: ${place}${diagnostic.message}${more}.`;
}
/** An event that starts no run: the reason, in log, summary and outputs. No prompt was read and no model was used. */
async function reportSkipped({ code, reason, hint }, ports) {
    const { log, redact } = ports;
    // Some reasons are whole sentences, such as GitHub's error messages.
    const sentences = [`Not started: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutPeriod */ .Kx)(reason)}.`, ...(hint === null ? [] : [hint])];
    const text = redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(sentences.join(' ')));
    if (hint === null)
        log.info(text);
    else
        log.warning(text);
    const { sign, text: words } = _report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.skipped;
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${sign} ${words}\n\n${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_9__/* .literalMarkdown */ .ft)(text)}\n`, ports);
    return endedWithout('skipped', code, text);
}


/***/ }),

/***/ 41815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileGlob: () => (/* binding */ compileGlob),
/* harmony export */   existingPathHint: () => (/* binding */ existingPathHint)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72443);
/* harmony import */ var _policy_files_braces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56091);




const maxCharacters = 1_000;
/**
 * Compiles a glob in the dialect of the rules (policy/files/glob.ts), so that `Read(GLOB)` covers what the tool Glob
 * finds with it; a test compares the two. Brackets and braces also mean themselves, so `app/[locale]/*.ts` finds what is
 * in the folder `[locale]`. With `anywhere`, a pattern without a slash matches a name at any depth. Returns a string that
 * describes the problem if the pattern is invalid. Matching needs no time limit: it uses no regular expression, and length and braces are
 * bounded.
 */
async function compileGlob(pattern, { anywhere }) {
    const { Minimatch } = await __webpack_require__.e(/* import() */ 1138).then(__webpack_require__.bind(__webpack_require__, 91138));
    if (pattern.length > maxCharacters)
        return `The glob is longer than ${maxCharacters} characters.`;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) || pattern.split('/').includes('..')) {
        return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
    }
    const readings = [pattern, ...literalReadings(pattern)].map(_policy_files_braces_js__WEBPACK_IMPORTED_MODULE_3__/* .expandBraces */ .P);
    if (readings[0] === null)
        return 'The braces of the glob have more than 64 alternatives.';
    const matchers = [...new Set(readings.flatMap((alternatives) => alternatives ?? []))].map((one) => new Minimatch(withoutEmptySegments(one), {
        dot: true,
        nonegate: true,
        nocomment: true,
        nobrace: true,
        noext: true,
        matchBase: anywhere,
    }));
    return (path) => matchers.some((matcher) => matcher.match(path));
}
/** Brackets as text: whole names (`[id]`), those that begin a name (`[id].ts`, not `*.[jt]s`), all, all with the braces. */
function literalReadings(glob) {
    const inNames = (names) => glob
        .split('/')
        .map((name) => (names.test(name) ? escaped(name, '[') : name))
        .join('/');
    return [inNames(/^\[+[^[\]]*\]+$/), inNames(/^\[/), escaped(glob, '['), escaped(glob, '[{')];
}
function escaped(glob, brackets) {
    return glob.replace(brackets === '[' ? /(?<!\\)[[\]]/g : /(?<!\\)[[\]{}]/g, '\\$&');
}
/**
 * What to do about a pattern that matched no file although it is a path in the directory; `null` if it is none that may
 * be read. `isSearched`: its files may have been searched, so that only a directory is worth a hint.
 */
async function existingPathHint(pattern, where) {
    try {
        const { kind } = await where.files.info(`${where.files.resolve(where.directory)}/${pattern}`);
        const name = pattern.replace(/\/+$/, '').replace(/[\\*?[\]{}]/g, '\\$&');
        if (kind === 'directory')
            return `${pattern} is a directory; for the files in it, use ${name}/**.`;
        if (where.isSearched === true)
            return null;
        return `${pattern} exists, but it is a link, ignored by git or not permitted; its pattern is ${name}.`;
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rethrowUnless */ .ki)(error, _platform_files_types_js__WEBPACK_IMPORTED_MODULE_2__/* .FileProblem */ .k);
        return null;
    }
}
function withoutEmptySegments(glob) {
    return glob
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');
}


/***/ })

};
;