export const id = 744;
export const ids = [744];
export const modules = {

/***/ 9744:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rehearse: () => (/* binding */ rehearse)
});

// EXTERNAL MODULE: ./lib/batch/workshop.js + 27 modules
var batch_workshop = __webpack_require__(2998);
// EXTERNAL MODULE: ./lib/host/redact.js + 2 modules
var host_redact = __webpack_require__(6223);
// EXTERNAL MODULE: ./lib/host/workflow-commands.js
var workflow_commands = __webpack_require__(7132);
// EXTERNAL MODULE: ./lib/prompt/plan.js
var plan = __webpack_require__(4635);
;// CONCATENATED MODULE: ./lib/report/rehearsal.js
/** The rehearsal as text for standard output or a log. */
function rehearsalText(rehearsal) {
    const { plan, rules, limits } = rehearsal;
    const placeholders = plan.segments
        .filter((segment) => segment.kind !== 'text')
        .map(({ kind, source }) => `${kind}: ${source}`);
    const rows = [
        ['prompt', [rehearsal.prompt]],
        ['from', [rehearsal.trustedCommit === null ? 'the work tree' : `the trusted commit ${rehearsal.trustedCommit}`]],
        ['model', [rehearsal.model]],
        ['workspace', [rehearsal.workspace]],
        ['mode', [rehearsal.mode]],
        ['allow', rules.allow],
        ['ask', rules.ask],
        ['deny', rules.deny],
        ['tools', [rehearsal.tools.join(', ')]],
        ['limits', [limitsText(limits)]],
        ['inserts', placeholders],
        ['commands', plan.commands.flatMap(commandLines)],
        ['publish', rehearsal.publish],
    ];
    const lines = rows.flatMap(([name, values]) => (values.length === 0 ? ['none'] : values).map((value, index) => `${(index === 0 ? name : '').padEnd(10)} ${value}`));
    return ['dry run: no model is asked, nothing runs', ...lines].join('\n');
}
function commandLines({ command, outcome, reason, suggest }) {
    const line = `${outcome}: ${command} (${reason})`;
    if (outcome !== 'refuse')
        return [line];
    return [
        line,
        `        ${suggest.length === 0 ? 'no rule can allow it' : `would be allowed by: ${suggest.join('  ')}`}`,
    ];
}
function limitsText({ maxTurns, maxCostUsd, maxOutputTokens, timeoutMs }) {
    return [
        `${String(maxTurns)} turns`,
        `${String(timeoutMs / 60_000)} minutes`,
        ...(maxCostUsd === null ? [] : [`${String(maxCostUsd)} US dollars`]),
        ...(maxOutputTokens === null ? [] : [`${String(maxOutputTokens)} output tokens`]),
    ].join(', ');
}

// EXTERNAL MODULE: ./lib/main/perform.js + 13 modules
var perform = __webpack_require__(9825);
;// CONCATENATED MODULE: ./lib/main/rehearse.js






/**
 * A dry run: what would be read, run, spent and posted, as the text for standard output, which on a runner is the
 * log, and there in the summary too. Asks no model, runs nothing, posts nothing.
 */
async function rehearse({ ground, spec, lists, model }, doors) {
    const { surroundings, redact } = doors;
    const { settings, workspace, origin } = ground;
    const { temporary, environment, home } = surroundings;
    const workshop = (0,batch_workshop/* createWorkshop */.Q)({
        directory: workspace,
        home,
        childHome: temporary,
        childTemporary: temporary,
        environment,
        lists,
        mode: settings.mode,
        spec,
    });
    await workshop.ready();
    const planned = {
        prompt: spec.source,
        model: model.name,
        mode: settings.mode,
        workspace: settings.worktree ? `a temporary work tree of HEAD of ${workspace}` : workspace,
        trustedCommit: origin.commit,
        rules: lists,
        tools: workshop.tools.map((tool) => tool.name),
        limits: (0,perform/* limitsOf */.A)(settings),
        plan: await (0,plan/* planPrompt */.w)(spec, settings.args, { judge: workshop.judge, cwd: workshop.files.root }),
        publish: targetsOf(ground, surroundings),
    };
    const rehearsal = (0,host_redact/* mapTexts */.z)(planned, (text) => redact((0,workflow_commands/* plainText */.wh)(text)));
    const text = rehearsalText(rehearsal);
    if (surroundings.onRunner)
        await show(text, doors);
    return {
        exitCode: 0,
        text: surroundings.onRunner ? '' : text,
        value: { conclusion: 'skipped', rehearsal },
        outputs: { conclusion: 'skipped' },
    };
}
/** A summary that cannot be written is told in the log. An indented block shows everything as it is. */
async function show(text, { log, writeSummary }) {
    const lines = text.split('\n');
    for (const line of lines)
        log.info(line);
    try {
        await writeSummary?.(`### Sallyport: dry run\n\n${lines.map((line) => `    ${line}`).join('\n')}\n`);
    }
    catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}
function targetsOf({ settings, event }, { onRunner }) {
    const { publish } = settings;
    return [
        ...(publish.includes('summary') ? [onRunner ? 'the summary' : 'the report file'] : []),
        ...(publish.includes('comment') ? [commentTarget(settings, event)] : []),
    ];
}
function commentTarget(settings, { item, repository }) {
    if (item === null || repository === null)
        return 'no comment: no issue or pull request in the event';
    const token = settings['github-token'] === undefined ? ', but there is no token' : '';
    return `the comment "${settings['comment-key']}": ${item.kind.replace('-', ' ')} #${String(item.number)}${token}`;
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


/***/ })

};
