export const id = 908;
export const ids = [908];
export const modules = {

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


/***/ }),

/***/ 9908:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _host_artifacts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(289);
/* harmony import */ var _host_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9144);
/* harmony import */ var _host_redact_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6223);
/* harmony import */ var _host_surroundings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2955);
/* harmony import */ var _pipeline_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4924);
/* harmony import */ var _prompt_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9846);
/* harmony import */ var _prompt_formats_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7566);
/* harmony import */ var _prompt_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9576);
/* harmony import */ var _prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6342);
/* harmony import */ var _prompt_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4635);
/* harmony import */ var _prompt_render_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7583);
/* harmony import */ var _report_rules_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7953);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2058);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3121);















const maxInputBytes = 1_000_000;
/** `sallyport render`: the prompt as the model would get it; with --plan only what would be read and run. */
async function render(invocation, surroundings) {
    const ground = await (0,_judging_js__WEBPACK_IMPORTED_MODULE_10__/* .groundOf */ .Jx)(invocation, surroundings);
    const spec = await promptOf(invocation, ground, surroundings);
    const { stdio } = surroundings;
    const asJson = (0,_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .isSwitchedOn */ .JG)(invocation, 'json');
    if ((0,_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .isSwitchedOn */ .JG)(invocation, 'plan')) {
        const workshop = await (0,_judging_js__WEBPACK_IMPORTED_MODULE_10__/* .workshopOf */ .T3)(ground, surroundings, { spec });
        const plan = await (0,_prompt_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .planPrompt */ .w)(spec, ground.settings.args, { judge: workshop.judge, cwd: workshop.files.root });
        stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
        return 0;
    }
    const artifacts = (0,_host_artifacts_js__WEBPACK_IMPORTED_MODULE_1__/* .createArtifacts */ .G)(surroundings.temporary, (0,_host_redact_js__WEBPACK_IMPORTED_MODULE_12__/* .createRedact */ .a)((0,_host_surroundings_js__WEBPACK_IMPORTED_MODULE_13__/* .secretsOf */ .F)(surroundings.environment)));
    const places = { home: artifacts.makeDirectory('home'), temporary: artifacts.makeDirectory('tmp') };
    const workshop = await (0,_judging_js__WEBPACK_IMPORTED_MODULE_10__/* .workshopOf */ .T3)(ground, surroundings, { spec, places });
    const runCall = (0,_pipeline_call_js__WEBPACK_IMPORTED_MODULE_3__/* .createRunCall */ .a)({
        tools: new Map(workshop.tools.map((tool) => [tool.name, tool])),
        judge: workshop.judge,
        preHooks: [],
        postHooks: [],
        clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
        origin: 'prompt',
    });
    const rendering = await (0,_prompt_render_js__WEBPACK_IMPORTED_MODULE_9__/* .renderPrompt */ .n)(spec, { args: ground.settings.args, missingFiles: ground.settings['missing-files'] }, { files: workshop.files, judge: workshop.judge, runCall, signal: surroundings.signal });
    for (const notice of rendering.notices)
        stdio.err(`${notice}\n`);
    if (rendering.kind === 'cancelled')
        return 130;
    if (rendering.kind === 'refused') {
        stdio.err(refusedText(rendering.denials));
        return 3;
    }
    const parts = (0,_prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .messageParts */ .A)(rendering.parts);
    stdio.out(asJson
        ? `${JSON.stringify({ source: spec.source, parts: rendering.parts })}\n`
        : `${parts.map(partText).join('\n')}\n`);
    return 0;
}
async function promptOf(invocation, ground, { stdio }) {
    const [path] = invocation.operands;
    if (path === '-')
        return (0,_prompt_formats_text_js__WEBPACK_IMPORTED_MODULE_5__/* .inlinePrompt */ .W5)((0,_prompt_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .decodePrompt */ .Z)(await stdio.readInput(maxInputBytes), 'stdin'), 'stdin');
    if (path !== undefined)
        return await (0,_prompt_load_js__WEBPACK_IMPORTED_MODULE_6__/* .loadPromptFile */ .l)(path, ground.origin.source);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'prompt-missing',
        what: 'no prompt file is given',
        mend: 'write: sallyport render PROMPT_FILE, or - for standard input',
    });
}
function partText(part) {
    return part.type === 'text' ? part.text : `(${part.mediaType}${part.name === undefined ? '' : `, ${part.name}`})`;
}
function planText(plan) {
    const segments = plan.segments
        .filter((segment) => segment.kind !== 'text')
        .map((segment) => `${segment.kind.padEnd(6)} ${segment.source}`);
    const commands = plan.commands.flatMap(({ command, outcome, reason, suggest }) => [
        `${outcome.padEnd(6)} ${command}`,
        `       ${reason}`,
        ...suggest.map((rule) => `       would be allowed by: ${(0,_report_rules_js__WEBPACK_IMPORTED_MODULE_14__/* .allowFlag */ .Q$)(rule)}`),
    ]);
    const nothing = segments.length === 0 ? ['no placeholders'] : [];
    return [`format ${plan.format}`, ...segments, ...nothing, ...commands, ''].join('\n');
}
function refusedText(denials) {
    return denials
        .flatMap((denial) => [
        `refused: ${denial.label}`,
        `  ${denial.reason}`,
        ...denial.suggest.map((rule) => `  would be allowed by: ${(0,_report_rules_js__WEBPACK_IMPORTED_MODULE_14__/* .allowFlag */ .Q$)(rule)}`),
    ])
        .map((line) => `${line}\n`)
        .join('');
}


/***/ }),

/***/ 4635:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ planPrompt)
/* harmony export */ });
/* harmony import */ var _processors_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6824);
/* harmony import */ var _processors_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9024);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5986);



/**
 * What rendering would do, without doing it: nothing is read and nothing runs. Rejects with UserError:
 * `placeholder-unclosed`, `placeholder-quoted`.
 */
async function planPrompt(spec, args, doors) {
    const segments = (0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .Q)(spec);
    const judged = (0,_processors_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeCommands */ .I)(await (0,_processors_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommands */ .FY)(spec, segments, args), doors);
    return {
        format: spec.format,
        description: spec.description,
        segments,
        commands: judged.map(({ command, judgement: { decision, outcome, reason, suggest } }) => ({
            command,
            decision,
            outcome,
            reason,
            suggest: outcome === 'refuse' ? suggest : [],
        })),
    };
}


/***/ }),

/***/ 7953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KU: () => (/* binding */ unpasteableRules),
/* harmony export */   Q$: () => (/* binding */ allowFlag),
/* harmony export */   fE: () => (/* binding */ suggestedRules),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   tR: () => (/* binding */ allowBlock),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** In the order in which they first came. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
        groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
/**
 * Every rule that would have let a refused call pass, each once, as far as it can be offered for pasting: the words
 * of a rule come from a command that a model wrote, so a rule that would change the file around it (line breaks,
 * an expression of the workflow) or that does not look like what it is (invisible characters) is left out.
 */
function suggestedRules(denials) {
    return everyRule(denials).filter(isPasteable);
}
/** How many rules would have let a refused call pass but are not offered: too long, or not what they look like. */
function unpasteableRules(denials) {
    return everyRule(denials).filter((rule) => !isPasteable(rule)).length;
}
function everyRule(denials) {
    return [...new Set(denials.flatMap(({ suggest }) => suggest))];
}
function isPasteable(rule) {
    return (rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes('${{') && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule));
}
/** The input of the workflow that allows these rules. */
function allowBlock(rules) {
    return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}
/** The same for one rule, in one line. YAML reads a colon or a number sign beside a blank as its own. */
function allowLine(rule) {
    return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}
/** A rule as a flag of a command line that somebody pastes. */
function allowFlag(rule) {
    return `--allow '${rule.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ })

};
