"use strict";
exports.id = 1682;
exports.ids = [1682,8842];
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

/***/ 61682:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/platform/files/path-facts.js
var path_facts = __webpack_require__(89273);
// EXTERNAL MODULE: ./lib/platform/git/find-documentation.js
var find_documentation = __webpack_require__(5645);
// EXTERNAL MODULE: ./lib/platform/process/process-setup.js + 1 modules
var process_setup = __webpack_require__(42492);
// EXTERNAL MODULE: ./lib/policy/programs/table.js + 146 modules
var table = __webpack_require__(67901);
;// CONCATENATED MODULE: ./lib/policy/engine/read-only-list.js

/**
 * The programs and sub-commands that need no rule if a call of them only reads files that the rules allow, as their
 * tables declare it, in alphabetical order.
 */
function readOnlyList() {
    const calls = table/* programs */.c.flatMap(({ names, readOnly = [] }) => names.flatMap((name) => readOnly.map((words) => (words === '' ? name : `${name} ${words}`))));
    return [...new Set(calls)].sort();
}

// EXTERNAL MODULE: ./lib/policy/rules/lint-rules.js + 2 modules
var lint_rules = __webpack_require__(78441);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/mcp-configuration.js
var mcp_configuration = __webpack_require__(58251);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/hooks/events.js
var events = __webpack_require__(29402);
// EXTERNAL MODULE: ./lib/hooks/matcher.js
var hooks_matcher = __webpack_require__(22485);
// EXTERNAL MODULE: ./lib/hooks/types.js
var types = __webpack_require__(28842);
// EXTERNAL MODULE: ./lib/job/hooks/open-hooks.js + 8 modules
var open_hooks = __webpack_require__(96927);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/commands/lint-hooks.js







const hookLintIds = (/* unused pure expression or super */ null && (['hook-cannot-start', 'hook-never-matches', 'hook-not-run', 'hook-time-limit']));
/** What is wrong with the configured hooks. No hook is run. */
async function lintHooks(options) {
    const { hooks = [], notices = [] } = options.runContext.hooks ?? {};
    const unusable = await (0,open_hooks.hookProblems)(options);
    return [
        ...unusable.map(({ location = 'hooks', message, found, hint }) => ({
            ...{ id: 'hook-cannot-start', location, message, hint },
            subject: `hook: ${found ?? ''}`,
        })),
        ...hooks.flatMap(matcherProblems),
        ...notices.map(({ location, message }) => ({
            id: 'hook-not-run',
            location,
            subject: 'hooks',
            message: (0,lib_text/* withoutPeriod */.Kx)(message),
            hint: 'remove it, or move what the run needs into a command hook or a rule',
        })),
        ...hooks.flatMap(timeProblems),
    ];
}
/** A name that no tool has; the names of MCP tools are known only when their server runs. */
function matcherProblems(hook) {
    const { event, matcher, location } = hook;
    if (events/* eventFacts */.IS[event].matches !== 'tool')
        return [];
    const unknown = ((0,hooks_matcher/* namesOf */.eZ)(matcher) ?? []).filter((name) => !isTool(name));
    return unknown.map((name) => {
        const server = /^mcp__[^_]+(?:_[^_]+)*$/.test(name) ? `${name}__.*` : undefined;
        const guess = server ?? (0,tool_names/* canonicalTool */.Zt)(name) ?? (0,errors/* nearest */.pA)(name, tool_names/* toolNames */.$p);
        return {
            id: 'hook-never-matches',
            location,
            subject: `hook: ${(0,types/* hookLabel */.UR)(hook)}`,
            message: `the matcher names ${name}, and no tool has this name`,
            hint: guess === undefined ? `the tools are ${tool_names/* toolNames */.$p.join(', ')}` : `write ${guess}`,
        };
    });
}
/** Tools of Claude Code that files shared with it may name. */
const othersTools = new Set(['MultiEdit', 'NotebookEdit', 'NotebookRead', 'LS']);
function isTool(name) {
    return tool_names/* toolNames */.$p.includes(name) || othersTools.has(name) || /^mcp__.+__.+$/.test(name);
}
const longestSeconds = 3_600;
function timeProblems(hook) {
    const { timeoutSeconds, location } = hook;
    if (timeoutSeconds === null || timeoutSeconds <= longestSeconds)
        return [];
    return [
        {
            id: 'hook-time-limit',
            location,
            subject: `hook: ${(0,types/* hookLabel */.UR)(hook)}`,
            message: `the time limit is ${String(timeoutSeconds)} seconds, which is more than an hour`,
            hint: `if these are milliseconds, write ${String(timeoutSeconds / 1000)}`,
        },
    ];
}

// EXTERNAL MODULE: ./lib/batch/evaluate/prompt-evaluators.js + 1 modules
var prompt_evaluators = __webpack_require__(77919);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var files_types = __webpack_require__(72443);
// EXTERNAL MODULE: ./lib/prompt/decode.js
var decode = __webpack_require__(67557);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml.js
var yaml = __webpack_require__(33233);
;// CONCATENATED MODULE: ./lib/commands/lint-prompts.js





const promptLintIds = (/* unused pure expression or super */ null && (['evaluator-invalid', 'evaluator-trap']));
const maxBytes = 10_000_000;
const promptFile = /\.prompt\.ya?ml$/;
/** The problems of the `evaluators` in every .prompt.yml of the repository. Nothing is evaluated. */
async function lintPrompts(files, signal) {
    const { paths } = await files.find('.', { matches: (name) => promptFile.test(name), signal });
    const problems = await Promise.all(paths.map((path) => problemsIn(files.relative(path), files)));
    return problems.flat();
}
async function problemsIn(path, files) {
    const diagnostics = [];
    const notices = [];
    try {
        const text = (0,decode/* decodePrompt */.Z6)(await files.read(path, maxBytes), path);
        (0,prompt_evaluators/* readPromptEvaluators */.lK)(await (0,yaml/* readYamlFile */.k)(path, text), { diagnostics, notices });
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            diagnostics.push(...error.diagnostics);
        // A tracked file may have been deleted.
        else
            (0,errors/* rethrowUnless */.ki)(error, files_types/* FileProblem */.k);
    }
    return [
        ...diagnostics.map(({ location = path, message, hint }) => ({
            id: 'evaluator-invalid',
            location,
            subject: `prompt file: ${path}`,
            message,
            hint,
        })),
        ...notices.map(({ location, message }) => {
            const hint = 'write the evaluator so that it means the same here and in GitHub Models';
            return { id: 'evaluator-trap', location, subject: `prompt file: ${path}`, message, hint };
        }),
    ];
}

// EXTERNAL MODULE: ./lib/commands/lint-servers.js + 1 modules
var lint_servers = __webpack_require__(20601);
// EXTERNAL MODULE: ./lib/commands/lint-workflows/read.js + 5 modules
var read = __webpack_require__(61528);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
// EXTERNAL MODULE: ./lib/commands/runtime.js + 1 modules
var runtime = __webpack_require__(72539);
;// CONCATENATED MODULE: ./lib/commands/lint.js














/**
 * `sallyport lint`: problems of the rules in the configuration file and on the command line, of the workflows that run
 * Sallyport, and of the evaluators of prompt files (not looked at if rules are given as arguments). Exit code 1 if there
 * are any.
 */
async function lint(invocation, hostEnvironment) {
    const runContext = await (0,runtime/* runContextOf */.kv)(invocation, hostEnvironment);
    const { settings, locationOfRule, files } = runContext;
    const lists = {
        allow: [...settings.allow, ...invocation.operands],
        ask: settings.ask,
        deny: settings.deny,
    };
    const inSettings = settings.allow.length;
    const locationOf = (list, index) => list === 'allow' && index >= inSettings
        ? (0,check_rules/* ruleLocation */.eK)('the command line', index - inSettings)
        : locationOfRule(list, index);
    (0,check_rules/* requireValidRules */.hg)(lists, locationOf);
    const servers = (await (0,mcp_configuration/* mcpConfigurationOf */.O)(settings, runContext.trustedSource.source))?.servers ?? [];
    const inRules = (0,lint_rules/* lintRules */.x)(lists, servers.map(({ name }) => name), (0,path_facts/* createPathFacts */.P)(runContext.workspace, hostEnvironment.home, { protectedPaths: settings['protected-paths'] })).map((problem) => ({
        ...problem,
        location: locationOf(problem.list, problem.index),
    }));
    const setup = (0,process_setup/* ownProcesses */.o3)(hostEnvironment, runContext.workspace);
    const { path: toolPath } = setup;
    const others = invocation.operands.length > 0
        ? []
        : [
            ...(await lintHooks({ runContext, lists, toolPath })),
            ...(0,lint_servers/* serverProblems */.Q)(servers),
            ...(await (0,read/* lintWorkflows */.E)(files, settings)),
            ...(await lintPrompts(files, hostEnvironment.signal)),
        ];
    const { stdio } = hostEnvironment;
    const total = inRules.length + others.length;
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json'))
        stdio.out(`${JSON.stringify([...inRules, ...others], null, 2)}\n`);
    else {
        stdio.err(`${withoutRule(settings['read-only-commands'])}\n`);
        if (total === 0)
            stdio.err(`${noProblems(lists)}\n`);
        const documentation = total === 0 ? null : await (0,find_documentation.findDocumentation)(hostEnvironment, setup);
        for (const problem of inRules.map((ruleProblem) => ({
            ...ruleProblem,
            subject: `${ruleProblem.list}: ${ruleProblem.rule}`,
        })))
            stdio.out(problemText(problem, documentation));
        for (const problem of others)
            stdio.out(problemText(problem, documentation));
    }
    return total === 0 ? 0 : 1;
}
function problemText({ id, subject, location, message, hint }, documentation) {
    return `${subject} [${id}]\n  location: ${location}\n  problem:  ${message}\n  hint:     ${hint}\n  docs:     ${documentation ?? 'docs'}/rules.md#${id}\n`;
}
function withoutRule(isOn) {
    return isOn
        ? `Need no rule if they only read files that the rules allow (read-only-commands): ${readOnlyList().join(', ')}.`
        : 'Every command needs a rule (read-only-commands is off).';
}
function noProblems({ allow, ask, deny }) {
    const total = allow.length + ask.length + deny.length;
    return total === 0
        ? 'No rules are configured: the defaults apply.'
        : `No problems found in ${(0,format_number/* formatCount */.B4)(total, 'rule')}.`;
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

/***/ 5645:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findDocumentation: () => (/* binding */ findDocumentation)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _host_host_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49711);
/* harmony import */ var _released_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26629);





/**
 * The address of the folder docs/ of the running version: in the repository of the action or of the clone that the
 * program is in, else that of the folder on this machine. `null` if there is none.
 */
async function findDocumentation({ environment, program }, setup) {
    const ofAction = (0,_host_host_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .documentationOfAction */ .GZ)(environment);
    if (ofAction !== null)
        return ofAction;
    const clone = await (0,_released_action_js__WEBPACK_IMPORTED_MODULE_4__/* .findReleasedAction */ .n)(setup, program);
    if (clone !== null)
        return `https://github.com/${clone.repository}/blob/${clone.commit}/docs`;
    const root = (0,_released_action_js__WEBPACK_IMPORTED_MODULE_4__/* .rootOf */ .I)(program);
    return root !== null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'docs', 'errors.md')) ? (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'docs')).href : null;
}


/***/ }),

/***/ 26629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ rootOf),
/* harmony export */   n: () => (/* binding */ findReleasedAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _process_run_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43411);



/** `program` is the path of the running file. `null` if it is not in a clone of its repository on GitHub. Asks no server. */
async function findReleasedAction(setup, program) {
    const root = rootOf(program);
    if (root === null)
        return null;
    const git = async (...args) => {
        const { stdoutBytes, exitCode } = await (0,_process_run_process_js__WEBPACK_IMPORTED_MODULE_2__.runProcess)(setup, {
            argv: ['git', ...args],
            cwd: root,
            timeoutMs: 10_000,
            maxOutputBytes: 1_000_000,
            signal: new AbortController().signal,
        });
        return exitCode === 0 ? stdoutBytes.toString('utf8').trim() : '';
    };
    // A package in node_modules is in the repository of its user.
    const [top, head = ''] = (await git('rev-parse', '--show-prefix', '--show-toplevel', 'HEAD')).split('\n');
    if (top !== root)
        return null;
    const origin = await git('config', '--get', 'remote.origin.url');
    const [, repository] = /^(?:https:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin) ?? [];
    if (repository === undefined)
        return null;
    const format = '--format=%(refname:strip=2) %(objectname) %(*objectname)';
    const tags = await git('for-each-ref', '--sort=-version:refname', format, 'refs/tags/v*');
    const newest = tags.split('\n').find((line) => /^v\d+\.\d+\.\d+ /.test(line));
    const [tag = '', object = '', commit = ''] = (newest ?? '').split(' ');
    return { repository, commit: head, release: tag === '' ? null : { tag, commit: commit === '' ? object : commit } };
}
/** The directory above `dist/`, in which the program is. */
function rootOf(program) {
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program)), '..');
    }
    catch {
        return null;
    }
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


/***/ })

};
;