export const id = 692;
export const ids = [692];
export const modules = {

/***/ 6692:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/policy/tree.js
/** The tree of a judged call: each simple command in the order of the line, with those that it starts below it. */
function treeOf(explanation) {
    const { commands, parts } = explanation;
    const owned = new Set(commands.flatMap((command) => command.parts));
    return {
        commands: commands.filter((command) => command.step.outer === null).map((command) => nodeOf(command, commands)),
        effects: parts.filter((part) => !owned.has(part)),
    };
}
function nodeOf(judged, all) {
    return {
        command: judged.step.argv.map((word) => word.source).join(' '),
        cwd: judged.step.cwd,
        verdict: judged.finding.verdict,
        rule: judged.finding.rule,
        reason: judged.finding.reason,
        effects: judged.parts.filter((part) => part.effect.kind !== 'exec'),
        children: all.filter((other) => other.step.outer === judged.step).map((other) => nodeOf(other, all)),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/config/rules.js
var rules = __webpack_require__(2853);
// EXTERNAL MODULE: ./lib/policy/decide.js + 26 modules
var decide = __webpack_require__(338);
// EXTERNAL MODULE: ./lib/policy/types.js
var types = __webpack_require__(9363);
// EXTERNAL MODULE: ./lib/commands/judging.js
var judging = __webpack_require__(2058);
;// CONCATENATED MODULE: ./lib/commands/explain-lines.js






const explain_lines_rules = schemas/* _default */.Rvf(schemas/* array */.YOg(schemas/* string */.YjP({ error: 'a rule as text' }), { error: 'a list of rules' }), []);
/** One line of input: a call, and the rules that it is judged under instead of those of flags and file. */
const questionSchema = schemas/* strictObject */.rej({
    id: schemas/* _default */.Rvf(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* null */.chJ()], { error: 'a string, a number or null' }), null),
    allow: explain_lines_rules,
    ask: explain_lines_rules,
    deny: explain_lines_rules,
    mode: schemas/* _default */.Rvf(schemas/* enum */.k5n(types/* modes */.n, { error: `one of ${types/* modes */.n.join(', ')}` }), 'default'),
    tool: schemas/* _default */.Rvf(schemas/* string */.YjP({ error: 'the name of a tool' }), 'Bash'),
    input: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    /** Short for the input of Bash. */
    command: schemas/* optional */.lqM(schemas/* string */.YjP({ error: 'a string' })),
});
/** Answers are written in batches: a write for each would cost more than the judging. */
const batchCharacters = 64_000;
/** Judges one JSON object a line from standard input, in order. A line that cannot be judged is answered with its error; exit code 2 at the end. */
async function explainLines(ground, { stdio, ...surroundings }) {
    const workshop = await (0,judging/* workshopOf */.T3)(ground, { stdio, ...surroundings });
    const judges = new Map();
    const state = { failed: false, pending: '' };
    const flush = () => {
        if (state.pending !== '')
            stdio.out(state.pending);
        state.pending = '';
    };
    const answer = (line) => {
        if (line.trim() === '')
            return;
        const value = answerTo(line, workshop, judges);
        state.failed ||= 'error' in value;
        state.pending += `${JSON.stringify(value)}\n`;
        if (state.pending.length >= batchCharacters)
            flush();
    };
    let rest = '';
    for await (const chunk of stdio.inputChunks()) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
            answer(line);
    }
    answer(rest);
    flush();
    return state.failed ? 2 : 0;
}
function answerTo(line, workshop, judges) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch (error) {
        return { id: null, error: `this line is no JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
    const parsed = questionSchema.safeParse(value);
    if (!parsed.success)
        return { id: idOf(value), error: parsed.error.issues.map((issue) => issueText(issue, value)).join('; ') };
    const { id, tool, command, input } = parsed.data;
    try {
        const judge = judgeFor(parsed.data, workshop, judges);
        const { decision, outcome, rule, reason, effects, suggest } = (0,judging/* judgeCall */.MX)({ tools: workshop.tools, judge }, tool, input ?? { command });
        return { id, decision, outcome, rule, reason, effects, suggest };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        return { id, error: error.faults.map(faultText).join('; ') };
    }
}
function idOf(value) {
    return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}
function issueText(issue, line) {
    if (issue.code === 'unrecognized_keys')
        return issue.keys.map(unknownKey).join('; ');
    if (issue.path.length === 0)
        return `the line is a JSON object; found ${shown(line)}`;
    const key = issue.path.map((step) => (typeof step === 'number' ? `[${String(step)}]` : String(step))).join('');
    return `${key} is ${issue.message}; found ${shown(valueAt(line, issue.path))}`;
}
function unknownKey(key) {
    const names = Object.keys(questionSchema.shape);
    const guess = (0,errors/* nearest */.pA)(key, names);
    const hint = guess === undefined ? '' : `did you mean ${guess}? `;
    return `there is no key ${shown(key)}; ${hint}The keys are ${names.join(', ')}`;
}
function valueAt(line, path) {
    return path.reduce((value, step) => typeof value === 'object' && value !== null ? value[step] : null, line);
}
function shown(value) {
    const text = JSON.stringify(value);
    return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
/** A call is given by keys here, not by flags. */
function faultText({ where, what, found, mend }) {
    const place = where === undefined ? '' : `${where.replace(/^--/, '')}: `;
    return `${place}${what}${found === undefined ? '' : `, found ${found}`}; ${mend}`;
}
/** The same rules come again and again; a judge is made once for each. */
function judgeFor({ allow, ask, deny, mode }, { world }, judges) {
    const lists = { allow, ask, deny };
    const key = JSON.stringify([lists, mode]);
    const known = judges.get(key);
    if (known !== undefined)
        return known;
    (0,rules/* checkRules */.t)(lists, (list) => list);
    const judge = (0,decide.createJudge)({ lists, mode, world });
    judges.set(key, judge);
    return judge;
}

// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(3121);
;// CONCATENATED MODULE: ./lib/commands/explain.js





/** `sallyport explain`: how the gate judges a call. Exit code 0 whatever the verdict is. */
async function explain(invocation, surroundings) {
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'jsonl')) {
        checkAlone(invocation);
        return await explainLines(await (0,judging/* groundOf */.Jx)(invocation, surroundings), surroundings);
    }
    const ground = await (0,judging/* groundOf */.Jx)(invocation, surroundings);
    const { tool, input } = callOf(invocation);
    const workshop = await (0,judging/* workshopOf */.T3)(ground, surroundings);
    const { allow, ask, deny, mode } = ground.settings;
    const { createExplainer } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 338));
    const judge = createExplainer({ lists: { allow, ask, deny }, mode, world: workshop.world });
    const explanation = (0,judging/* judgeCall */.MX)({ tools: workshop.tools, judge }, tool, input);
    const { decision, outcome, rule, reason, effects, suggest } = explanation;
    const { stdio, environment } = surroundings;
    const paint = stdio.outIsTerminal && (environment['NO_COLOR'] ?? '') === '' ? coloured : plain;
    stdio.out((0,parse/* isSwitchedOn */.JG)(invocation, 'json')
        ? `${JSON.stringify({ decision, outcome, rule, reason, effects, suggest }, null, 2)}\n`
        : explanationText(explanation, (path) => workshop.files.relative(path), paint));
    return 0;
}
function checkAlone(invocation) {
    const given = [...invocation.operands, ...['tool', 'input'].filter((name) => (0,parse/* isSwitchedOn */.JG)(invocation, name))];
    if (given.length === 0)
        return;
    throw new errors/* UserError */.yo({
        code: 'argument-invalid',
        where: '--jsonl',
        what: 'the calls come from standard input, so none may be given with it',
        found: [...invocation.operands, ...given.slice(invocation.operands.length).map((name) => `--${name}`)].join(' '),
        mend: 'leave the call out, or leave --jsonl out',
    });
}
function callOf(invocation) {
    const [command] = invocation.operands;
    const tool = (0,parse/* textFlag */.gx)(invocation, 'tool');
    const input = (0,parse/* textFlag */.gx)(invocation, 'input');
    if (command !== undefined && tool === undefined && input === undefined)
        return { tool: 'Bash', input: { command } };
    if (command === undefined && input !== undefined)
        return { tool: tool ?? 'Bash', input: parseInput(input) };
    throw new errors/* UserError */.yo({
        code: 'argument-invalid',
        what: 'explain takes one command, or --tool with --input, or --jsonl',
        mend: "write: sallyport explain 'git log -3'",
    });
}
function parseInput(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            where: '--input',
            what: 'this is no JSON',
            found: error instanceof Error ? error.message : String(error),
            mend: 'give a JSON object, such as {"file_path":"README.md"}',
        });
    }
}
function explanationText(explanation, relative, paint) {
    const { commands, effects } = treeOf(explanation);
    const mend = explanation.suggest.map((rule) => `would be allowed by: --allow '${rule.replaceAll("'", "'\\''")}'`);
    const noMend = explanation.outcome === 'refuse' && mend.length === 0 ? ['no rule can allow it'] : [];
    return [
        `${paint(explanation.decision, explanation.outcome)} (${explanation.decision}): ${explanation.reason}`,
        ...commands.flatMap((node) => nodeLines(node, 1, { relative, paint })),
        ...effects.flatMap((effect) => effectLines(effect, 1, { relative, paint })),
        ...[...mend, ...noMend].map((line) => `  ${line}`),
        '',
    ].join('\n');
}
const marks = { allow: '✓', ask: '?', deny: '✗' };
const colours = { allow: 32, ask: 33, deny: 31 };
const plain = (_verdict, text) => text;
const coloured = (verdict, text) => `\u001b[${String(colours[verdict])}m${text}\u001b[0m`;
/** A command, its effects, and below it the commands that it would start. */
function nodeLines(node, depth, shown) {
    const indent = '  '.repeat(depth);
    const command = node.command.replaceAll('\n', '⏎');
    return [
        `${indent}${shown.paint(node.verdict, marks[node.verdict])} ${command}`,
        `${indent}    ${node.rule === null ? '' : `${node.rule}: `}${node.reason}`,
        ...node.effects.flatMap((effect) => effectLines(effect, depth + 1, shown)),
        ...node.children.flatMap((child) => nodeLines(child, depth + 1, shown)),
    ];
}
function effectLines({ effect, verdict, rule, reason }, depth, { relative, paint }) {
    const indent = '  '.repeat(depth);
    return [
        `${indent}${paint(verdict, marks[verdict])} ${effectText(effect, relative)}`,
        `${indent}    ${rule === null ? '' : `${rule}: `}${reason}`,
    ];
}
function effectText(effect, relative) {
    switch (effect.kind) {
        case 'exec':
            return `exec ${effect.argv.join(' ')}`;
        case 'read':
        case 'write':
        case 'delete':
            return `${effect.kind} ${relative(effect.path)}`;
        case 'fetch':
            return `fetch ${effect.url}`;
        case 'post':
            return `post ${effect.what}${effect.target === undefined ? '' : ` ${effect.target}`}`;
        case 'mcp':
            return `mcp ${effect.server} ${effect.tool}`;
    }
}


/***/ }),

/***/ 2058:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ groundOf),
/* harmony export */   MX: () => (/* binding */ judgeCall),
/* harmony export */   T3: () => (/* binding */ workshopOf)
/* harmony export */ });
/* harmony import */ var _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2998);
/* harmony import */ var _config_ground_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8916);
/* harmony import */ var _config_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3121);





/** What the commands that only judge stand on: the settings of flags and file, and nothing that is started. */
async function groundOf(invocation, surroundings) {
    const environment = surroundings.environment;
    const places = { childHome: surroundings.temporary, childTemporary: surroundings.temporary };
    return await (0,_config_ground_js__WEBPACK_IMPORTED_MODULE_1__/* .findGround */ .D)((0,_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsOf */ .f5)(invocation), surroundings, (workspace) => (0,_batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__/* .processSetup */ .j)({ environment, ...places }, workspace));
}
/** A workshop under the settings of the ground, in its workspace. Rejects with UserError for rules that cannot be read. */
async function workshopOf(ground, surroundings, { spec, places } = {}) {
    const { allow, ask, deny, mode } = ground.settings;
    const [lists] = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .allOrFaults */ .yi)(() => (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .checkRules */ .t)({ allow, ask, deny }, (list) => list), () => (spec === undefined ? undefined : (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPromptRules */ .M)(spec)));
    const workshop = (0,_batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__/* .createWorkshop */ .Q)({
        directory: ground.workspace,
        home: surroundings.home,
        childHome: places?.home ?? surroundings.home,
        childTemporary: places?.temporary ?? surroundings.temporary,
        environment: surroundings.environment,
        lists,
        mode,
        ...(spec === undefined ? {} : { spec }),
    });
    await workshop.ready();
    return workshop;
}
/** Binds a call to its tool and judges it. Throws UserError `argument-invalid` where the tool cannot take it. */
function judgeCall(workshop, name, input) {
    const tool = workshop.tools.find((one) => one.name === name);
    if (tool === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'argument-invalid',
            where: '--tool',
            what: `there is no tool ${JSON.stringify(name)}`,
            mend: `the tools are ${workshop.tools.map((one) => one.name).join(', ')}`,
        });
    }
    const binding = tool.bind(input);
    if (!binding.ok) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(binding.problems.map((problem) => ({
            code: 'argument-invalid',
            where: '--input',
            what: problem,
            mend: `give the input of ${name} as a JSON object`,
        })));
    }
    const { effects, subject } = binding.call;
    return workshop.judge({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}


/***/ })

};
