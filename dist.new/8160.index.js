"use strict";
exports.id = 8160;
exports.ids = [8160,2037,1816,6340];
exports.modules = {

/***/ 2625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readQuestion)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _policy_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8702);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);



const isText = (value) => typeof value === 'string';
const rules = { expected: 'a list of rules', isValid: Array.isArray };
const keys = {
    id: {
        expected: 'a string, a number or null',
        isValid: (value) => value === null || /^(?:string|number)$/.test(typeof value),
    },
    allow: rules,
    ask: rules,
    deny: rules,
    mode: { expected: `one of ${_policy_types_js__WEBPACK_IMPORTED_MODULE_1__/* .modes */ .n.join(', ')}`, isValid: (value) => _policy_types_js__WEBPACK_IMPORTED_MODULE_1__/* .modes */ .n.some((mode) => mode === value) },
    tool: { expected: 'the name of a tool', isValid: isText },
    input: { expected: 'anything', isValid: () => true },
    command: { expected: 'a string', isValid: isText },
};
const names = Object.keys(keys);
const none = [];
/** Problems of one line that are reported. */
const maxDiagnostics = 10;
/** The question in a line of JSON, or its problems. Checked by hand for speed: there may be tens of thousands of lines. */
function readQuestion(line) {
    if (typeof line !== 'object' || line === null || Array.isArray(line))
        return { error: `the line must be a JSON object; found ${shown(line)}` };
    const diagnostics = diagnosticsOf(line);
    if (diagnostics.length > 0)
        return { error: explainedError(diagnostics) };
    const question = line;
    const { id = null, allow = none, ask = none, deny = none, mode = 'default', tool = 'Bash', input, command, } = question;
    return { id, allow, ask, deny, mode, tool, input, command };
}
/** The texts of all problems, as functions: a line can have thousands, and only a few are reported. */
function diagnosticsOf(line) {
    const diagnostics = [];
    for (const name of names) {
        const value = line[name];
        if (value === undefined)
            continue;
        if (!keys[name].isValid(value))
            diagnostics.push(() => `${name} must be ${keys[name].expected}; found ${shown(value)}`);
        else if (keys[name] === rules)
            addRuleDiagnostics(name, value, diagnostics);
    }
    for (const key of Object.keys(line))
        if (!Object.hasOwn(keys, key))
            diagnostics.push(() => unknownKey(key));
    return diagnostics;
}
function addRuleDiagnostics(name, list, diagnostics) {
    for (const [at, rule] of list.entries())
        if (typeof rule !== 'string')
            diagnostics.push(() => `${name}[${at}] must be a rule as text; found ${shown(rule)}`);
}
function explainedError(diagnostics) {
    const left = diagnostics.length - maxDiagnostics;
    const texts = diagnostics.slice(0, maxDiagnostics).map((diagnostic) => diagnostic());
    return [...texts, ...(left > 0 ? [`and ${left} more`] : [])].join('; ');
}
function unknownKey(key) {
    const guess = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(key, names);
    const hint = guess === undefined ? '' : `did you mean ${guess}? `;
    return `unknown key ${shown(key)}; ${hint}The keys are ${names.join(', ')}`;
}
function shown(value) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(JSON.stringify(value), 80);
}


/***/ }),

/***/ 60506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/pipeline/second-parse.js + 1 modules
var second_parse = __webpack_require__(35883);
// EXTERNAL MODULE: ./lib/platform/terminal/color.js
var color = __webpack_require__(28028);
// EXTERNAL MODULE: ./lib/policy/shell/simple-command.js
var simple_command = __webpack_require__(27126);
;// CONCATENATED MODULE: ./lib/policy/engine/command-tree.js

/** The tree of an evaluated call: each simple command in the order of the line, with the commands that it starts as children. */
function commandTreeOf(explanation) {
    const { commands, parts } = explanation;
    const owned = new Set(commands.flatMap((command) => command.parts));
    return {
        commands: commands.filter((command) => command.step.outer === null).map((command) => nodeOf(command, commands)),
        effects: parts.filter((part) => !owned.has(part)),
    };
}
function nodeOf(evaluated, all) {
    return {
        command: (0,simple_command/* writtenAs */.u)(evaluated.step),
        cwd: evaluated.step.cwd,
        decision: evaluated.ownDecision.decision,
        rule: evaluated.ownDecision.rule,
        reason: evaluated.ownDecision.reason,
        effects: evaluated.parts.slice(1),
        children: all.filter((other) => other.step.outer === evaluated.step).map((other) => nodeOf(other, all)),
    };
}

// EXTERNAL MODULE: ./lib/policy/engine/engine.js + 43 modules
var engine = __webpack_require__(2729);
// EXTERNAL MODULE: ./lib/policy/engine/paths-outside.js
var paths_outside = __webpack_require__(66340);
// EXTERNAL MODULE: ./lib/report/suggested-rules.js
var suggested_rules = __webpack_require__(19326);
// EXTERNAL MODULE: ./lib/policy/engine/cached-path-facts.js
var cached_path_facts = __webpack_require__(86810);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/commands/explain-question.js
var explain_question = __webpack_require__(2625);
// EXTERNAL MODULE: ./lib/commands/runtime.js + 1 modules
var commands_runtime = __webpack_require__(72539);
;// CONCATENATED MODULE: ./lib/commands/explain-lines.js







/** Answers are written in batches: one write per answer would cost more than the evaluation. */
const batchCharacters = 64_000;
/** Policies that are kept. */
const maxPolicies = 1000;
/** UTF-16 units of questions and answers that are kept. */
const maxKept = 4_000_000;
/**
 * Evaluates one JSON object per line from standard input, in order, as a run does. The answer to an invalid line is its
 * error, and the exit code is 2 at the end.
 */
async function explainLines(runtime, stdio) {
    // Nothing runs here, so files do not change while one piece of the input is evaluated.
    const world = (0,cached_path_facts/* cachingPathFacts */._)(runtime.world);
    const { tools, secondParser, readOnlyCommands } = runtime;
    const shared = { tools, world, secondParser, readOnlyCommands };
    const evaluator = { ...shared, policies: new Map(), answers: new Map(), kept: 0 };
    let failed = false;
    let pending = '';
    const flush = () => {
        if (pending !== '')
            stdio.out(pending);
        pending = '';
    };
    for await (const { lines, isInLine } of pieces(stdio.inputChunks())) {
        for (const line of lines) {
            if (line !== null && /^\s*$/.test(line))
                continue;
            const question = line === null ? { id: null, error: tooLong } : questionOf(line);
            const answer = 'error' in question ? question : (knownAnswer(question, evaluator) ?? (await answerTo(question, evaluator)));
            failed ||= typeof answer !== 'string';
            pending += `${typeof answer === 'string' ? answer : JSON.stringify(answer)}\n`;
            if (pending.length >= batchCharacters)
                flush();
        }
        flush();
        // A caller that waits for an answer may change files before the next question. One that has sent half a line
        // does not wait.
        if (!isInLine)
            forget(evaluator);
    }
    return failed ? 2 : 0;
}
function forget(evaluator) {
    evaluator.world.forget();
    evaluator.answers.clear();
    evaluator.kept = 0;
}
/** The lines of a stream, piece by piece. The pieces of a line are joined once. */
async function* pieces(chunks) {
    let parts = [];
    let length = 0;
    const whole = () => (length > longestLine ? null : parts.join(''));
    const add = (part) => {
        length += part.length;
        if (length <= longestLine)
            parts.push(part);
    };
    for await (const chunk of chunks) {
        const lines = [];
        let from = 0;
        for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
            add(chunk.slice(from, end));
            lines.push(whole());
            [parts, length, from] = [[], 0, end + 1];
        }
        add(chunk.slice(from));
        yield { lines, isInLine: length > 0 };
    }
    yield { lines: [whole()], isInLine: false };
}
function questionOf(line) {
    const problem = jsonProblem(line);
    if (problem !== null)
        return { id: null, error: problem };
    let value;
    try {
        value = JSON.parse(line);
    }
    catch (error) {
        return { id: null, error: `invalid JSON: ${(0,errors/* messageOf */.bD)(error)}` };
    }
    const question = (0,explain_question/* readQuestion */.H)(value);
    if ('error' in question)
        return { id: idOf(value), error: question.error };
    const { allow, ask, deny, mode, tool, command, input = { command } } = question;
    const rules = JSON.stringify([allow, ask, deny, mode]);
    const call = question.input === undefined && command !== undefined ? `:${command}` : JSON.stringify(input);
    // JSON contains no line break and does not begin with a colon, so no two questions share a key.
    return { question, input, rules, key: `${rules}\n${JSON.stringify(tool)}\n${call}` };
}
function knownAnswer({ key, question: { id } }, { answers }) {
    const known = answers.get(key);
    return known === undefined ? undefined : withId(id, known);
}
function withId(id, answer) {
    return `{"id":${JSON.stringify(id)},${answer}`;
}
/** One line of JSON. A promise only if the second parser is needed. */
function answerTo(asked, evaluator) {
    const { question, input, key } = asked;
    const { id, tool } = question;
    const lineOf = (evaluation) => {
        const { decision, outcome, rule, reason, effects, suggest } = evaluation;
        const answer = JSON.stringify({ decision, outcome, rule, reason, effects, suggest }).slice(1);
        keep(key, answer, evaluator);
        return withId(id, answer);
    };
    try {
        const evaluation = (0,commands_runtime/* evaluateCall */.wM)({ tools: evaluator.tools, policy: policyFor(asked, evaluator) }, tool, input);
        const final = (0,second_parse/* withSecondParse */._)(evaluation, evaluator.secondParser);
        return final instanceof Promise ? final.then(lineOf) : lineOf(final);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, errors/* UserError */.yo);
        return { id, error: error.diagnostics.map(diagnosticText).join('; ') };
    }
}
function keep(key, answer, evaluator) {
    evaluator.kept += key.length + answer.length;
    if (evaluator.kept > maxKept) {
        evaluator.answers.clear();
        evaluator.kept = 0;
    }
    evaluator.answers.set(key, answer);
}
function idOf(value) {
    return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}
/** Names keys instead of flags. */
function diagnosticText({ location, message, found, hint }) {
    const prefix = location === undefined ? '' : `${location.replace(/^--/, '')}: `;
    return `${prefix}${message}${found === undefined ? '' : `, found ${found}`}; ${hint}`;
}
function policyFor({ rules, question }, { world, readOnlyCommands, policies }) {
    const known = policies.get(rules);
    if (known !== undefined)
        return known;
    const lists = (0,check_rules/* requireValidRules */.hg)(question, check_rules/* ruleLocation */.eK);
    const policy = (0,engine.createPolicyEngine)({ lists, mode: question.mode, readOnlyCommands, world });
    if (policies.size >= maxPolicies)
        policies.clear();
    policies.set(rules, policy);
    return policy;
}
/** Limits of one line of input, so that parsing it takes no longer than its evaluation. */
const limits = {
    /** UTF-16 units. */
    length: 8_000_000,
    /** Levels of nested lists and objects. */
    depth: 64,
    /** Values in all lists and objects. */
    values: 40_000,
};
/** The limit that a line exceeds, as a clause; `null` if none. Linear in its length. */
function jsonProblem(line) {
    if (line.length > limits.length)
        return tooLong;
    let depth = 0;
    let values = 0;
    for (let at = 0; at < line.length; at += 1) {
        const char = line[at];
        if (char === '"')
            at = endOfString(line, at);
        else if (char === '[' || char === '{')
            depth += 1;
        else if (char === ']' || char === '}')
            depth -= 1;
        else if (char === ',')
            values += 1;
        if (depth > limits.depth)
            return `this line is nested more than ${limits.depth} levels deep`;
        if (values > limits.values)
            return `this line has more than ${limits.values} values`;
    }
    return null;
}
/** The closing quote of a string, or the end of the text. */
function endOfString(text, start) {
    for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
const longestLine = limits.length;
const tooLong = `this line is longer than ${limits.length} characters`;

// EXTERNAL MODULE: ./lib/policy/host-pattern.js
var host_pattern = __webpack_require__(86990);
;// CONCATENATED MODULE: ./lib/commands/explain-needs.js

const mostPaths = 10;
/** What the sandbox would let a permitted command line reach; `outside` is what the rules show to every command. */
function needsLines(needs, outside, relative) {
    if (needs === undefined)
        return [];
    if (needs.leaves !== null)
        return [`  sandbox: runs outside, since ${needs.leaves} only works there`];
    return [
        '  sandbox:',
        `    writes  ${writesText(needs, relative)}`,
        ...outsideLines(outside, relative),
        `    .git    ${needs.changesGit ? 'writable, except for config, hooks and info' : 'read-only'}`,
        `    hosts   ${hostsText(needs)}`,
        ...gitHubLines(needs),
    ];
}
function writesText({ writes }, relative) {
    if (writes === null)
        return 'the workspace, except for protected and denied paths (it may run code of the repository)';
    if (writes.length === 0)
        return 'only its private HOME and TMPDIR';
    return `only ${firstOf(writes.map(relative))}, and its private HOME and TMPDIR`;
}
function outsideLines({ readable, writable }, relative) {
    const parts = [
        ...(readable.length === 0 ? [] : [`reads ${firstOf(readable.map(relative))}`]),
        ...(writable.length === 0 ? [] : [`writes ${firstOf(writable.map(relative))}`]),
    ];
    return parts.length === 0 ? [] : [`    outside ${parts.join('; ')}`];
}
function firstOf(paths) {
    return `${paths.slice(0, mostPaths).join(', ')}${paths.length > mostPaths ? ' …' : ''}`;
}
function hostsText({ network }) {
    const hosts = network.allow.map(({ host, port }) => (port === null ? host : (0,host_pattern/* showHost */.CT)(host, port)));
    return hosts.length === 0 ? 'none' : [...new Set(hosts)].join(', ');
}
/** Access through Sallyport, which adds the token. */
function gitHubLines({ gitHub, gitRemote }) {
    const parts = [
        ...(gitHub === undefined ? [] : ['gh reads this repository']),
        ...(gitHub === undefined || gitHub.records.length === 0 ? [] : [`the run records ${gitHub.records.join(', ')}`]),
        ...(gitRemote === undefined ? [] : [`git may ${gitRemote === 'push' ? 'fetch and push' : 'fetch'}`]),
    ];
    return parts.length === 0 ? [] : [`    github  ${parts.join('; ')}`];
}

// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
;// CONCATENATED MODULE: ./lib/commands/explain.js











/** `sallyport explain`: how a run evaluates a call. Exit code 0 for every decision. */
async function explain(invocation, hostEnvironment) {
    const hasLines = (0,parse/* isSwitchedOn */.JG)(invocation, 'jsonl');
    if (hasLines)
        checkAlone(invocation);
    const runContext = await (0,commands_runtime/* runContextOf */.kv)(invocation, hostEnvironment);
    const call = hasLines ? null : callOf(invocation);
    const runtime = await (0,commands_runtime/* runtimeOf */.GV)(runContext, hostEnvironment);
    const { allow, ask, deny, mode, 'read-only-commands': readOnlyCommands } = runContext.settings;
    if (call === null)
        return await explainLines({ ...runtime, readOnlyCommands }, hostEnvironment.stdio);
    const policy = (0,engine.createExplainer)({ lists: { allow, ask, deny }, mode, readOnlyCommands, world: runtime.world });
    const evaluated = (0,commands_runtime/* evaluateCall */.wM)({ tools: runtime.tools, policy }, call.tool, call.input);
    const explanation = await (0,second_parse/* withSecondParse */._)(evaluated, runtime.secondParser);
    const { decision, outcome, rule, reason, effects, suggest } = explanation;
    const needs = explanation.needs?.();
    const outside = (0,paths_outside.pathsOutside)({ allow, ask, deny }, runtime.world);
    const { stdio, environment } = hostEnvironment;
    const paint = (0,color/* supportsColor */.W)(stdio.outIsTerminal, environment) ? colored : plain;
    stdio.out((0,parse/* isSwitchedOn */.JG)(invocation, 'json')
        ? `${JSON.stringify({ decision, outcome, rule, reason, effects, suggest, ...(needs === undefined ? {} : { needs: { ...needs, outside } }) }, null, 2)}\n`
        : explanationText(explanation, { outside, relative: (path) => runtime.files.relative(path), paint }));
    return 0;
}
/** Each line has these keys; `--jsonl` would ignore the flags. */
const keysOfLines = ['tool', 'input', 'allow', 'ask', 'deny', 'mode', 'config'];
function checkAlone(invocation) {
    const flags = keysOfLines.filter((name) => (0,parse/* isSwitchedOn */.JG)(invocation, name)).map((name) => `--${name}`);
    const args = [...invocation.operands, ...flags];
    if (args.length === 0)
        return;
    throw new errors/* UserError */.yo({
        code: 'argument-invalid',
        location: '--jsonl',
        message: '--jsonl reads the call and its rules from each line',
        found: args.join(' '),
        hint: 'remove these arguments, and write lines such as {"command":"git log","allow":["Bash(git log:*)"]}',
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
        message: 'explain takes one command, or --tool with --input, or --jsonl',
        hint: "write: sallyport explain 'git log -3'",
    });
}
function parseInput(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--input',
            message: 'invalid JSON',
            found: (0,errors/* messageOf */.bD)(error),
            hint: 'pass a JSON object, such as {"file_path":"README.md"}',
        });
    }
}
function explanationText(explanation, { outside, relative, paint }) {
    const { commands, effects } = commandTreeOf(explanation);
    const flags = explanation.suggest.map(suggested_rules/* allowFlag */.Q$);
    return [
        `${paint(explanation.decision, explanation.outcome)} (${explanation.decision}): ${explanation.reason}`,
        ...commands.flatMap((node) => nodeLines(node, 1, { relative, paint })),
        ...effects.flatMap((effect) => effectLines(effect, 1, { relative, paint })),
        ...hintLines(flags),
        ...needsLines(explanation.needs?.(), outside, relative),
        '',
    ].join('\n');
}
/** Several rules are needed together. */
function hintLines(flags) {
    const [only] = flags;
    if (only === undefined)
        return [];
    if (flags.length === 1)
        return [`  would be allowed by: ${only}`];
    return ['  would be allowed by these rules together:', ...flags.map((flag) => `    ${flag}`)];
}
const marks = { allow: '✓', ask: '?', deny: '✗' };
const colors = { allow: 32, ask: 33, deny: 31 };
const plain = (_decision, text) => text;
const colored = (decision, text) => `\u001b[${String(colors[decision])}m${text}\u001b[0m`;
/** A command, its effects, and the commands that it would start. */
function nodeLines(node, depth, shown) {
    const indent = '  '.repeat(depth);
    const command = node.command.replaceAll('\n', '⏎');
    // A reason that belongs to an effect is shown there.
    const isShownHere = node.effects.every((effect) => effect.reason !== node.reason);
    return [
        `${indent}${shown.paint(node.decision, marks[node.decision])} ${command}`,
        ...(isShownHere ? [`${indent}    ${because(node)}`] : []),
        ...node.effects.flatMap((effect) => effectLines(effect, depth + 1, shown)),
        ...node.children.flatMap((child) => nodeLines(child, depth + 1, shown)),
    ];
}
/** Names the rule once. */
function because({ rule, reason }) {
    // eslint-disable-next-line no-restricted-syntax -- looks for the rule, not for words
    return rule === null || reason.includes(rule) ? reason : `${rule}: ${reason}`;
}
function effectLines({ effect, decision, rule, reason }, depth, { relative, paint }) {
    const indent = '  '.repeat(depth);
    return [
        `${indent}${paint(decision, marks[decision])} ${effectText(effect, relative)}`,
        `${indent}    ${because({ rule, reason })}`,
    ];
}
function effectText(effect, relative) {
    switch (effect.kind) {
        case 'exec':
            return 'any' in effect.argv ? `exec any program (${effect.argv.any})` : `exec ${effect.argv.join(' ')}`;
        case 'read':
        case 'list':
        case 'write':
        case 'delete':
            return typeof effect.path === 'string'
                ? `${effect.kind} ${relative(effect.path)}`
                : `${effect.kind} any path (${effect.path.any})`;
        case 'fetch':
            return typeof effect.url === 'string' ? `fetch ${effect.url}` : `fetch any address (${effect.url.any})`;
        case 'post':
            return `post ${effect.what}${effect.target === undefined ? '' : ` ${effect.target}`}`;
        case 'mcp':
            return `mcp ${effect.server} ${effect.tool}`;
    }
}


/***/ }),

/***/ 72539:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wM: () => (/* binding */ evaluateCall),
  kv: () => (/* binding */ runContextOf),
  GV: () => (/* binding */ runtimeOf),
  gW: () => (/* binding */ runtimeOptionsOf)
});

// EXTERNAL MODULE: ./lib/context/run-context.js + 7 modules
var run_context = __webpack_require__(3456);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/github-writes/kinds.js + 14 modules
var kinds = __webpack_require__(84758);
// EXTERNAL MODULE: ./lib/tools/builtin.js + 14 modules
var builtin = __webpack_require__(94014);
// EXTERNAL MODULE: ./lib/tools/files/memory.js
var files_memory = __webpack_require__(3681);
// EXTERNAL MODULE: ./lib/tools/self-report/findings.js
var findings = __webpack_require__(41816);
// EXTERNAL MODULE: ./lib/tools/self-report/self-report.js
var self_report = __webpack_require__(93199);
// EXTERNAL MODULE: ./lib/tools/skill.js
var skill = __webpack_require__(44697);
// EXTERNAL MODULE: ./lib/tools/task.js
var task = __webpack_require__(62491);
// EXTERNAL MODULE: ./lib/tools/web/web-fetch.js
var web_fetch = __webpack_require__(478);
// EXTERNAL MODULE: ./lib/tools/web/web-search.js
var web_search = __webpack_require__(20600);
;// CONCATENATED MODULE: ./lib/job/runtime/all-tools.js









const neverCalled = () => Promise.reject(new Error('the tool is only described'));
/** The ports of tools that are described and evaluated, but never called. */
const unusedPorts = {
    loadSkill: neverCalled,
    agents: '',
    runTask: neverCalled,
    webFetch: { guard: () => null, loadFetcher: neverCalled },
    webSearch: { provider: '', loadSearch: neverCalled },
    recorder: { keep: () => Promise.resolve(null) },
};
/** Every tool but the built-in ones. */
function furtherTools(ports = unusedPorts) {
    const { recorder, memory } = ports;
    return [
        (0,skill/* createSkillTool */.Q)(ports.loadSkill),
        (0,task/* createTaskTool */.g)(ports.agents, ports.runTask),
        (0,web_fetch/* createWebFetchTool */.d)(ports.webFetch),
        ...(memory === undefined ? [] : [(0,files_memory/* createMemoryTool */.M)(memory)]),
        (0,web_search/* createWebSearchTool */.t)(ports.webSearch),
        ...kinds.gitHubWriteKinds.map(({ createTool }) => createTool(recorder, () => Promise.resolve(null))),
        (0,self_report/* createNoopTool */.r)(recorder),
        (0,self_report/* createReportIncompleteTool */.P)(recorder),
        (0,findings.createFindingsTool)(recorder),
    ];
}
/** Every tool that a run can offer, in the order of input-schemas.json. */
function allTools(ports) {
    const memory = { ...ports, path: 'AGENTS.md', now: () => 0 };
    return [...builtinTools(ports), ...furtherTools({ ...unusedPorts, memory, ...ports })];
}

// EXTERNAL MODULE: ./lib/job/runtime/runtime.js + 13 modules
var runtime_runtime = __webpack_require__(44349);
// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/settings/inputs.js
var settings_inputs = __webpack_require__(66843);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
;// CONCATENATED MODULE: ./lib/commands/runtime.js








/**
 * The run context of a command that runs no job: settings from its flags and the configuration file. `checkPrompt` adds
 * problems of the prompt to those of the arguments and the settings.
 */
async function runContextOf(invocation, hostEnvironment, checkPrompt = () => Promise.resolve()) {
    const inputs = (0,settings_inputs/* parseInputs */.T)((0,parse/* settingsOf */.f5)(invocation), invocation.problems);
    const workspaceAndEvent = await (0,run_context/* findWorkspaceAndEvent */.ue)(inputs.early, hostEnvironment);
    return await (0,run_context/* findRunContext */.wW)(workspaceAndEvent, inputs, hostEnvironment, { checkPrompt });
}
/** What the runtime of a command that asks no model is made of. Rejects with UserError for invalid rules. */
function runtimeOptionsOf(runContext, spec) {
    return {
        runContext,
        lists: (0,check_rules/* requireValidRules */.hg)(runContext.settings, runContext.locationOfRule),
        spec,
        // Evaluated like every other tool, whether a run would offer them or not, but never run without a model.
        tools: furtherTools(),
    };
}
/** The runtime of a command that runs nothing, with every tool. Rejects with UserError for invalid rules. */
async function runtimeOf(runContext, hostEnvironment, spec = null) {
    const runtime = (0,runtime_runtime/* createJobRuntime */.Y)({
        ...runtimeOptionsOf(runContext, spec),
        hostEnvironment,
        childProcesses: { home: hostEnvironment.home, temporary: (0,host_environment/* plannedTemporary */.YB)(hostEnvironment) },
    });
    await runtime.ready();
    return runtime;
}
const isMcpTool = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
/** Binds a call to its tool and evaluates it. Throws UserError `argument-invalid` if the input is invalid. */
function evaluateCall(runtime, name, input) {
    const tool = runtime.tools.find((candidate) => candidate.name === name);
    // The tools of MCP servers are known only while the servers run; their names are what rules decide on.
    if (tool === undefined && isMcpTool.test(name))
        return runtime.policy({ tool: name, effects: [] });
    if (tool === undefined && name === 'Memory')
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--tool',
            message: 'Memory is off: it needs a file',
            hint: 'name one with memory-file, such as memory-file: AGENTS.md in the configuration',
        });
    if (tool === undefined) {
        const names = [...new Set(runtime.tools.map((tool) => tool.name))];
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            location: '--tool',
            message: `unknown tool ${JSON.stringify(name)}`,
            hint: (0,errors/* didYouMean */.au)(name, names) ?? `the tools are ${names.join(', ')}`,
        });
    }
    const binding = tool.bind(input);
    if (!binding.ok) {
        throw new errors/* UserError */.yo(binding.problems.map((problem) => ({
            code: 'argument-invalid',
            location: '--input',
            message: problem,
            hint: `pass the input of ${name} as a JSON object`,
        })));
    }
    const { effects, subject } = binding.call;
    return runtime.policy({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}


/***/ }),

/***/ 5428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
function fingerprint(parts, digits = 16) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest('hex').slice(0, digits);
}


/***/ }),

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

/***/ 66340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRepositoryGuard: () => (/* binding */ createRepositoryGuard),
/* harmony export */   pathsOutside: () => (/* binding */ pathsOutside)
/* harmony export */ });
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78033);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55559);
/* harmony import */ var _files_protected_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3197);
/* harmony import */ var _files_sensitivity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99756);
/* harmony import */ var _rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10187);
/* harmony import */ var _rules_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90559);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2729);







function pathsOutside({ allow }, world) {
    const { rules } = (0,_rules_parse_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRules */ .NR)({ allow, ask: [], deny: [] });
    const pathsOf = (tools) => {
        const named = rules.allow.flatMap(({ tool, specifier }) => tools.includes(tool) && specifier.kind === 'path' ? wholePaths(specifier.pattern, world) : []);
        const shown = named.filter((path) => world.kindOf(path) !== 'missing' && mayBeShown(path, world));
        return [...new Set(shown.flatMap((path) => [path, world.realpath(path)]))].filter((path) => mayBeShown(path, world));
    };
    return { readable: pathsOf(['Read']), writable: pathsOf(['Write', 'Edit']) };
}
/** Those without a wildcard, or with nothing but `**` at the end. */
function wholePaths(pattern, world) {
    if (pattern.up.some((levels) => levels > 0))
        return [];
    return pattern.globs.flatMap((glob) => {
        const segments = glob.at(-1)?.kind === 'globstar' ? glob.slice(0, -1) : glob;
        const names = segments.map(_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .literalSegment */ .hi);
        return names.length === 0 || names.includes(null)
            ? []
            : (0,_rules_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .basesOf */ .cF)(pattern, world, false).map((base) => `${base === '/' ? '' : base}/${names.join('/')}`);
    });
}
/** Sockets of services, and directories with the files of the run or of its user, are not shown as a whole. */
function mayBeShown(path, { workspace, home, temporary = workspace }) {
    const holdsPrivate = [workspace, home, temporary].some((directory) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)({ path: directory, directory: path }));
    return !holdsPrivate && !(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)({ path, directory: workspace }) && !(0,_files_protected_js__WEBPACK_IMPORTED_MODULE_2__/* .isProtectedPath */ .WF)(path) && !services.test(path);
}
const services = /^(?:\/var)?\/run(?:\/|$)/;
/** Whether commands may see a file of the repository that is outside the workspace: by the same rules, if its name is ordinary. */
function createRepositoryGuard(directory, options) {
    const { lists, world } = options;
    const allow = [...lists.allow, `Read(${(0,_rules_path_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .specifierFor */ .AA)(directory, world)}/**)`];
    const guard = (0,_engine_js__WEBPACK_IMPORTED_MODULE_6__.createFileGuard)({ ...options, lists: { ...lists, allow }, tool: 'Read' });
    return (path) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)({ path, directory }) && (0,_files_sensitivity_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitivity */ .y)(path) === 'low' && guard('read', path, 'once') === null;
}


/***/ }),

/***/ 19326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ unpasteableRules),
/* harmony export */   Q$: () => (/* binding */ allowFlag),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   fE: () => (/* binding */ suggestedRules),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   tR: () => (/* binding */ allowBlock),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** In the order of first occurrence. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
        groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
/** In the order of the first call. */
function groupByRule(refused) {
    const groups = new Map();
    for (const call of refused) {
        const { tool, reason, suggest, times, origin } = call;
        const key = JSON.stringify([tool, reason, suggest, origin]);
        const { calls = [], times: before = 0 } = groups.get(key) ?? {};
        groups.set(key, { calls: [...calls, call], reason, suggest, times: before + times });
    }
    return [...groups.values()];
}
/**
 * Every rule that would have allowed a refused call, without duplicates, if it can be shown safely for pasting. A rule's
 * text comes from a command that a model wrote, so rules are omitted that would change the file around them (line breaks,
 * a workflow expression) or look different from what they are (invisible characters).
 */
function suggestedRules(denials) {
    return everyRule(denials).filter(isPasteable);
}
/** Number of rules that would have allowed a refused call but cannot be shown safely. */
function unpasteableRules(denials) {
    return everyRule(denials).filter((rule) => !isPasteable(rule)).length;
}
function everyRule(denials) {
    return [...new Set(denials.flatMap(({ suggest }) => suggest))];
}
function isPasteable(rule) {
    return (rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes('${{') && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule));
}
/** The workflow input that allows these rules. */
function allowBlock(rules) {
    return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}
/** The same for one rule, on one line. It is quoted if YAML would give a colon or a number sign in it a meaning. */
function allowLine(rule) {
    return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}
/** A rule as a command-line flag for pasting. */
function allowFlag(rule) {
    return `--allow '${rule.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 32622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ truncateMarkdown)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20653);


const nothingOpen = { fence: null, details: 0 };
/**
 * Markdown that fits the limit. Text that is too long ends at the end of a line, outside fences and `details` elements
 * if possible; otherwise these are closed. A single line that is too long ends between words, outside code, links and
 * tags; a table row is removed as a whole. A note gives the sizes and where the whole text is. Text that fits is
 * returned unchanged, so truncating again changes nothing.
 */
function truncateMarkdown(text, options) {
    const size = (piece) => (options.unit === 'bytes' ? Buffer.byteLength(piece) : piece.length);
    if (size(text) <= options.limit)
        return text;
    const note = noteFor(size(text), options);
    const room = options.limit - size(note) - size('\n\n');
    const kept = room <= 0 ? '' : lastFitting(text, room, size);
    const cut = kept === '' ? note : `${kept}\n\n${note}`;
    return size(cut) <= options.limit ? cut : '';
}
function noteFor(size, { limit, unit, whole }) {
    const place = whole === null ? '' : ` The whole text is ${whole}.`;
    return `*Truncated here: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(limit)} of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size)} ${unit} fit.${place}*`;
}
function lastFitting(text, room, size) {
    let best = { end: 0, open: nothingOpen };
    let bestClosed = best;
    let open = nothingOpen;
    let [start, used] = [0, 0];
    for (const line of text.split('\n')) {
        const next = openAfter(line, open);
        const needed = used + size(line);
        if (needed > room) {
            const end = partOfLine(line, open, (piece) => used + size(piece) + closing(open).length <= room);
            if (end > 0)
                best = { end: start + end, open };
            break;
        }
        if (needed + closing(next).length <= room) {
            best = { end: start + line.length, open: next };
            if (next.fence === null && next.details === 0)
                bestClosed = best;
        }
        open = next;
        start += line.length + 1;
        used = needed + 1;
    }
    const { end, open: left } = bestClosed.end * 2 >= best.end ? bestClosed : best;
    return `${text.slice(0, end)}${closing(left)}`.trimEnd();
}
function openAfter(line, open) {
    if (open.fence !== null) {
        const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
        return end.startsWith(open.fence) ? { ...open, fence: null } : open;
    }
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null)
        return { ...open, fence };
    if (!/^ {0,3}<\/?details\b/i.test(line))
        return open;
    const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
    return { fence, details: Math.max(0, open.details + change) };
}
/** Closes everything that is open, starting on the next line; ASCII only. */
function closing({ fence, details }) {
    return `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(details)}`;
}
/** How much of the line fits; 0 for a table row, for HTML, and for the line that opens a fence. */
function partOfLine(line, { fence }, fits) {
    if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line))
        return 0;
    let [low, high] = [0, line.length];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(line.slice(0, middle)))
            low = middle;
        else
            high = middle - 1;
    }
    return fence === null ? safeEnd(line, low) : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(line, low).length;
}
/** A code span, link or tag that is longer was never closed; what follows is plain text. */
const longestSpan = 2000;
/** The last blank up to `end` outside code spans, links and tags; 0 if there is none. */
function safeEnd(line, end) {
    let safe = 0;
    let inside = null;
    for (const { 0: sign, index } of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
        if (inside !== null && index - inside.since > longestSpan)
            inside = null;
        if (inside !== null) {
            if (sign === inside.until)
                inside = null;
            else if (sign === '](' && inside.until === ']')
                inside = { until: ')', since: inside.since };
        }
        else if (sign.startsWith('`'))
            inside = { until: sign, since: index };
        else if (sign === '[')
            inside = { until: ']', since: index };
        else if (sign === '<')
            inside = { until: '>', since: index };
        else if (/^\s/.test(sign))
            safe = index;
    }
    return safe;
}


/***/ }),

/***/ 41816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFindingsTool: () => (/* binding */ createFindingsTool)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54539);
/* harmony import */ var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43714);
/* harmony import */ var _finding_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39472);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64287);





const input = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_finding_input_js__WEBPACK_IMPORTED_MODULE_1__/* .findingInput */ .K)()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y('The findings; empty if there are none.')),
});
/** Records findings as data for annotations, SARIF and JUnit. Posts nothing. */
function createFindingsTool(recorder) {
    return (0,_define_js__WEBPACK_IMPORTED_MODULE_0__/* .defineTool */ .u)({
        name: 'ReportFindings',
        description: 'Reports findings in files, each with its location. They become annotations and report files of this run.',
        input,
        readOnly: true,
        effects: () => [],
        label: ({ findings }) => (0,_format_number_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(findings.length, 'finding'),
        run: ({ findings }) => (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRequest */ .V)(recorder, { kind: 'findings', findings: findings.map(_finding_input_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutGaps */ .C) }),
    });
}


/***/ })

};
;