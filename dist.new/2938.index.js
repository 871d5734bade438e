"use strict";
exports.id = 2938;
exports.ids = [2938,2037,1816];
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

/***/ 96072:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  testRules: () => (/* binding */ testRules)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/pipeline/second-parse.js + 1 modules
var second_parse = __webpack_require__(35883);
// EXTERNAL MODULE: ./lib/platform/files/file-system.js + 5 modules
var file_system = __webpack_require__(4076);
// EXTERNAL MODULE: ./lib/platform/files/named-file.js
var named_file = __webpack_require__(80202);
// EXTERNAL MODULE: ./lib/policy/engine/engine.js + 43 modules
var engine = __webpack_require__(2729);
// EXTERNAL MODULE: ./lib/settings/check-rules.js
var check_rules = __webpack_require__(68350);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
// EXTERNAL MODULE: ./lib/commands/runtime.js + 1 modules
var commands_runtime = __webpack_require__(72539);
// EXTERNAL MODULE: ./lib/prompt/formats/yaml-bounds.js
var yaml_bounds = __webpack_require__(39579);
// EXTERNAL MODULE: ./lib/commands/explain-question.js
var explain_question = __webpack_require__(2625);
;// CONCATENATED MODULE: ./lib/commands/rule-tests/table.js



/** The two outcomes in CI, or the exact decision. */
const expectations = ['run', 'refuse', 'allow', 'ask', 'deny'];
/** What a row does not give comes from the top of the file. */
const shared = ['allow', 'ask', 'deny', 'mode'];
/**
 * Parses a table of calls in YAML: `cases`, and optionally `allow`, `ask`, `deny` and `mode` for all of them. Rules that
 * neither the row nor the file gives are those of the configuration. Throws UserError `rule-test-invalid` with all problems.
 */
async function parseRuleTests(path, text, configured) {
    const { isMap, isSeq, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
    const syntax = document.errors.map((error) => problem(`${path}:${String(error.linePos?.[0].line ?? 1)}`, 'invalid YAML', {
        found: error.message.split('\n')[0] ?? '',
        hint: 'correct the YAML at this location',
    }));
    if (syntax.length > 0)
        throw new errors/* UserError */.yo(syntax);
    const rows = isMap(document.contents) ? document.contents.get('cases', true) : null;
    if (!isMap(document.contents) || !isSeq(rows) || rows.items.length === 0)
        throw new errors/* UserError */.yo(problem(path, 'the file has no list of cases', { hint: casesHint }));
    const entries = Object.entries(table_valueOf(document, path)).filter(([key]) => key !== 'cases');
    const known = entries.filter(([key]) => shared.some((name) => name === key));
    const diagnostics = entries
        .filter((entry) => !known.includes(entry))
        .map(([key]) => problem(path, `unknown key ${JSON.stringify(key)}`, { hint: `use one of the keys cases, ${shared.join(', ')}` }));
    const tests = [];
    for (const row of rows.items) {
        const location = `${path}:${String(lineOf(row, lines))}`;
        const parsed = parseRow(row.toJS(document), { ...configured, ...Object.fromEntries(known) });
        if ('error' in parsed)
            diagnostics.push(problem(location, parsed.error, { hint: rowHint }));
        else
            tests.push({ ...parsed, location });
    }
    if (diagnostics.length > 0)
        throw new errors/* UserError */.yo(diagnostics);
    return tests;
}
function table_valueOf(document, path) {
    try {
        return document.toJS({ maxAliasCount: 100, reviver: (_key, value) => value });
    }
    catch (error) {
        const hint = 'write out the value instead of an alias';
        throw new errors/* UserError */.yo(problem(path, `invalid YAML: ${(0,yaml_bounds/* aliasProblem */.C1)(error)}`, { hint }));
    }
}
const casesHint = 'write cases: and below it rows such as - { command: git log, expect: run }';
const rowHint = 'write rows such as { command: git log, expect: run } or { tool: Read, input: { file_path: .env }, expect: refuse }';
function parseRow(row, rules) {
    if (typeof row !== 'object' || row === null || Array.isArray(row))
        return { error: `a row must be a mapping; found ${JSON.stringify(row)}` };
    const { expect, ...call } = row;
    const question = (0,explain_question/* readQuestion */.H)({ ...rules, ...call });
    if ('error' in question)
        return question;
    const wanted = expectations.find((candidate) => candidate === expect);
    if (wanted === undefined)
        return {
            error: `expect must be one of ${expectations.join(', ')}; found ${expect === undefined ? 'none' : JSON.stringify(expect)}`,
        };
    if (question.command === undefined && question.input === undefined)
        return { error: 'the row has neither command nor input' };
    return { question, expect: wanted };
}
function lineOf(node, lines) {
    return lines.linePos(node.range?.[0] ?? 0).line;
}
function problem(location, message, rest) {
    return { code: 'rule-test-invalid', location, message, ...rest };
}

;// CONCATENATED MODULE: ./lib/commands/rule-tests/test.js










const maxBytes = 10_000_000;
/**
 * `sallyport test FILE…`: evaluates the calls of tables as a run would, runs nothing, and compares each with what its
 * row expects. Exit code 1 if any row differs.
 */
async function testRules(invocation, hostEnvironment) {
    const { stdio, directory } = hostEnvironment;
    if (invocation.operands.length === 0)
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            message: 'a file with cases is missing',
            hint: 'write: sallyport test FILE…; docs/rules.md describes the file',
        });
    const runContext = await (0,commands_runtime/* runContextOf */.kv)(invocation, hostEnvironment);
    const { allow, ask, deny, mode, 'read-only-commands': readOnlyCommands } = runContext.settings;
    const files = (0,file_system/* createFileSystem */.S)({ root: directory, guard: () => null });
    const tests = [];
    for (const path of invocation.operands) {
        const text = await (0,named_file/* namedFileText */.R)(files.read(path, maxBytes), {
            location: path,
            message: 'the file with cases cannot be read',
            hint: 'use the path of a readable file',
        });
        tests.push(...(await parseRuleTests(path, text, { allow, ask, deny, mode })));
    }
    const runtime = await (0,commands_runtime/* runtimeOf */.GV)(runContext, hostEnvironment);
    const outcomes = [];
    for (const test of tests)
        outcomes.push(await evaluate(test, runtime, readOnlyCommands));
    const failed = outcomes.filter(({ passed }) => !passed);
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json'))
        stdio.out(`${JSON.stringify(outcomes.map(row), null, 2)}\n`);
    else {
        for (const outcome of failed)
            stdio.out(failureText(outcome));
        stdio.err(`${(0,format_number/* formatCount */.B4)(outcomes.length - failed.length, 'case')} passed, ${String(failed.length)} failed.\n`);
    }
    return failed.length === 0 ? 0 : 1;
}
async function evaluate(test, runtime, readOnlyCommands) {
    const { mode, tool, command, input = { command } } = test.question;
    const lists = (0,check_rules/* requireValidRules */.hg)(test.question, (list, index) => (0,check_rules/* ruleLocation */.eK)(`${test.location} ${list}`, index));
    const policy = (0,engine.createPolicyEngine)({ lists, mode, readOnlyCommands, world: runtime.world });
    const evaluation = await (0,second_parse/* withSecondParse */._)((0,commands_runtime/* evaluateCall */.wM)({ tools: runtime.tools, policy }, tool, input), runtime.secondParser);
    const passed = test.expect === evaluation.outcome || test.expect === evaluation.decision;
    return { ...test, evaluation, passed };
}
function row({ question, expect, location, evaluation, passed }) {
    const { decision, outcome, rule, reason, suggest } = evaluation;
    return {
        location,
        tool: question.tool,
        call: callText(question),
        expect,
        decision,
        outcome,
        passed,
        rule,
        reason,
        suggest,
    };
}
function failureText({ question, expect, location, evaluation }) {
    const { decision, outcome, reason, suggest } = evaluation;
    const lines = [
        `${location}: ${callText(question)}`,
        `  expected: ${expect}`,
        `  found:    ${outcome} (${decision})`,
        `  reason:   ${reason}`,
        ...(outcome === 'refuse' && suggest.length > 0 ? [`  allowed by: ${suggest.join(', ')}`] : []),
    ];
    return `${lines.join('\n')}\n`;
}
function callText({ tool, command, input }) {
    return command ?? `${tool} ${JSON.stringify(input)}`;
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