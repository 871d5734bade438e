"use strict";
exports.id = 4069;
exports.ids = [4069];
exports.modules = {

/***/ 12290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ batchSource)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54539);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1359);
/* harmony import */ var _report_page_fitting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41599);
/* harmony import */ var _report_page_page_changes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90120);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20653);
/* harmony import */ var _items_item_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95363);
/* harmony import */ var _run_job_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5335);
/* harmony import */ var _name_of_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53599);
/* harmony import */ var _previous_outcomes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22743);
/* harmony import */ var _pull_request_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80141);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28605);













/** A batch from its state directory, compared with an earlier run if one is given. */
async function batchSource(batch, comparison, ports) {
    const ranked = [];
    const keys = new Set();
    for (const job of batch.plan.jobs) {
        const [figures, state] = [batch.figures[job.index], batch.states[job.index]];
        if (figures === undefined || state === undefined)
            continue;
        const stored = await batch.rowOf(job);
        const mark = comparison === null ? null : markOf(job, figures, comparison.outcomes);
        const row = pageRow({ job, figures, state, mark, ...stored }, keys, ports.clean);
        keys.add(row.key);
        ranked.push({ job, rank: mark === 'new' ? -1 : (0,_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .rankOf */ .IQ)({ figures }), row });
    }
    ranked.sort((a, b) => a.rank - b.rank || a.job.index - b.job.index);
    return {
        overview: overviewOf(batch, comparison, { rows: ranked.map(({ row }) => row), clean: ports.clean }),
        jobs: async function* () {
            for (const { job, row } of ranked)
                yield await pageJob(row.key, job, batch, ports);
        },
    };
}
function overviewOf({ totals, run, plan }, comparison, { rows, clean }) {
    const now = new Set(plan.jobs.map((job) => (0,_previous_outcomes_js__WEBPACK_IMPORTED_MODULE_7__/* .jobIdentity */ .Kv)({ ...job, item: job.item?.fields ?? null })));
    const gone = [...(comparison?.outcomes.keys() ?? [])].filter((identity) => !now.has(identity)).length;
    return {
        kind: 'batch',
        title: clean(totals.name),
        conclusion: totals.conclusion,
        label: (0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_6__/* .batchLabel */ .NB)(totals).text,
        reason: clean(totals.reason),
        endedAt: run.endedAt,
        costUsd: totals.costUsd,
        previous: comparison === null ? null : { name: clean(comparison.name), gone },
        passRates: totals.passRates.map(({ matrix, ...rate }) => ({
            ...rate,
            id: clean(rate.id),
            name: clean((0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfRate */ .B6)({ id: rate.id, matrix })),
            model: clean(rate.model),
            words: clean((0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_6__/* .matrixInName */ .We)({ matrix })),
        })),
        pullRequests: (0,_pull_request_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestRows */ ._)(totals.pullRequests).map(({ before, url, after }) => ({
            before: clean(before),
            url: url === null ? null : clean(url),
            after: clean(after),
        })),
        rows,
    };
}
function markOf(job, figures, outcomes) {
    if (figures.state !== 'ended' || (0,_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .isUnknown */ .t8)(figures))
        return null;
    const passedBefore = outcomes.get((0,_previous_outcomes_js__WEBPACK_IMPORTED_MODULE_7__/* .jobIdentity */ .Kv)({ ...job, item: job.item?.fields ?? null }));
    if (!figures.isPassed)
        return passedBefore === false ? null : 'new';
    return passedBefore === false ? 'fixed' : null;
}
const maxReason = 300;
function pageRow({ job, figures, state, mark, row, record }, keys, clean) {
    const { evaluations } = figures;
    const reason = state.kind === 'ended' ? reasonOfEnd(row, figures) : (0,_run_job_row_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOfState */ .xQ)(state, record);
    const short = job.key.slice(0, 12);
    return {
        // Two jobs with the same key have one answer.
        key: keys.has(short) ? `${short}-${String(job.index)}` : short,
        name: clean((0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfJob */ .er)(job)),
        id: clean(job.id),
        model: clean(job.model),
        state: pageState(figures),
        conclusion: row.conclusion,
        reason: (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(clean(reason).replace(/\s+/g, ' '), maxReason),
        isReused: row.reused,
        mark,
        evaluations: { passed: evaluations.passed, total: evaluations.passed + evaluations.failed + evaluations.errors },
        costUsd: row.costUsd,
        durationMs: (0,_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .durationOf */ .cf)(figures, record),
    };
}
/** Of a success the evaluation that failed, or nothing: every success has an answer. The list names the state itself. */
function reasonOfEnd({ conclusion, reason, evaluations }, { isPassed }) {
    if (conclusion !== 'success')
        return reason;
    const [failed] = isPassed ? [] : (0,_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .unpassed */ .Qg)(evaluations);
    return failed === undefined ? '' : `${failed.name}: ${failed.reason}`;
}
const capitalized = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
function pageState(figures) {
    const { state, isPassed, conclusion } = figures;
    if (state !== 'ended')
        return state === 'missing' ? 'open' : state;
    if (isPassed)
        return 'passed';
    if (conclusion !== 'success')
        return 'failed';
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .isUnknown */ .t8)(figures) ? 'error' : 'evaluation';
}
async function pageJob(key, job, batch, ports) {
    const { clean } = ports;
    const { row, record } = await batch.rowOf(job);
    const state = batch.states[job.index];
    const hasEnded = state?.kind === 'ended';
    // A parked job has the conversation of the run in which it failed.
    const transcript = await transcriptOf(record?.transcriptPath ?? null, row.reused || !hasEnded, batch);
    const conversation = 'text' in transcript ? (0,_report_page_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .pageConversation */ .$)(transcript.text, clean) : null;
    const fitting = conversation === null ? { entries: [], missing: null } : (0,_report_page_fitting_js__WEBPACK_IMPORTED_MODULE_3__/* .fittingEntries */ .q)(conversation.entries);
    return {
        key,
        reason: clean(state === undefined || state.kind === 'ended' ? row.reason : capitalized((0,_run_job_row_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOfState */ .xQ)(state, record))),
        facts: factsOf(job, row, record, conversation?.mode ?? '').map(([label, value]) => [label, clean(value)]),
        item: Object.entries(row.item ?? {}).map(([name, value]) => [clean(name), clean((0,_items_item_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldText */ .gF)(value))]),
        text: clean(row.text),
        structured: row.structured === undefined ? null : clean(JSON.stringify(row.structured, null, 2)),
        evaluations: row.evaluations.map(({ name, status, score, reason }) => ({
            ...{ name: clean(name), status, score, reason: clean(reason) },
        })),
        changes: (0,_report_page_page_changes_js__WEBPACK_IMPORTED_MODULE_11__/* .pageChanges */ .x)(record?.changes ?? [], clean),
        notices: (record?.notices ?? []).map(clean),
        entries: fitting.entries,
        missing: 'missing' in transcript ? transcript.missing : fitting.missing,
    };
}
/** Most values are numbers; the others were written by the batch file. */
function factsOf(job, row, record, mode) {
    const ended = record === null ? [] : endFacts(record);
    return [
        ['Entry', job.id],
        ['Model', job.model],
        ...Object.entries(job.matrix)
            .filter(([name]) => name !== 'model')
            .map(([name, value]) => [name, String(value)]),
        ['Repeat', job.repeat === 1 ? '' : String(job.repeat)],
        ['Mode', mode],
        ...ended,
        ['Cost', row.costUsd === null ? '' : (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCost */ .BD)(row.costUsd)],
        ['Reused', row.reused ? 'from an earlier run' : ''],
        ['Attempt', row.attempt === 1 ? '' : String(row.attempt)],
        ['Transcript', row.transcriptPath === null ? '' : shortPath(row.transcriptPath)],
    ].filter((fact) => fact[1] !== '');
}
/** A digest in every path would be a twentieth of the page. */
const shortPath = (path) => path.replace(/[0-9a-f]{64}/, (key) => `${key.slice(0, 12)}…`);
function endFacts({ turns, toolCalls, usage, durationMs, endedAt, shard }) {
    return [
        ['Turns', (0,_format_number_js__WEBPACK_IMPORTED_MODULE_12__/* .formatNumber */ .ZV)(turns)],
        ['Calls', (0,_format_number_js__WEBPACK_IMPORTED_MODULE_12__/* .formatNumber */ .ZV)(toolCalls)],
        ['Tokens', `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_12__/* .formatNumber */ .ZV)(usage.inputTokens)} in, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_12__/* .formatNumber */ .ZV)(usage.outputTokens)} out`],
        ['Time', (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)],
        ['Ended', endedAt.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC')],
        ['Shard', shard ?? ''],
    ];
}
const maxTranscriptBytes = 64_000_000;
const withoutConversations = 'The conversation is in the report of an earlier run: a branch or a cache that keeps the state has only answers.';
/** The transcript of a job, or why it cannot be shown. */
async function transcriptOf(transcriptPath, isOfEarlierRun, { state }) {
    if (transcriptPath === null)
        return { missing: 'This job has no conversation.' };
    try {
        const bytes = await state.directory.read(transcriptPath, maxTranscriptBytes);
        if (bytes !== null)
            return { text: bytes.toString('utf8') };
        return { missing: isOfEarlierRun ? withoutConversations : `${transcriptPath} does not exist.` };
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .rethrowUnless */ .ki)(error, _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k);
        return { missing: `The conversation cannot be shown: ${error.message}` };
    }
}


/***/ }),

/***/ 80141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pullRequestRows),
/* harmony export */   a: () => (/* binding */ pullRequestLines)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);



const maxLines = { markdown: 100, page: 100, terminal: 20 };
const maxJobs = 10;
const maxName = 100;
const maxNote = 400;
/** The pull requests of a batch, one per line, below a heading; empty without any. */
function pullRequestLines(pullRequests = [], form) {
    if (pullRequests.length === 0)
        return [];
    const { shown, more } = shownIn(pullRequests, form);
    if (form === 'terminal')
        return [
            'Pull requests:',
            ...[...shown.map((pullRequest) => lineOf(pullRequest, pullRequest.url ?? '')), ...more].map((line) => `  ${line}`),
        ];
    const items = [...shown.map(markdownLine), ...more].map((line) => `- ${line}`);
    return ['#### Pull requests', '', ...items, ''];
}
/** The same for the HTML report. */
function pullRequestRows(pullRequests = []) {
    const { shown, more } = shownIn(pullRequests, 'page');
    return [...shown.map(partsOf), ...more.map((before) => ({ before, url: null, after: '' }))];
}
function shownIn(pullRequests, form) {
    const shown = pullRequests.slice(0, maxLines[form]);
    const left = pullRequests.length - shown.length;
    return { shown, more: left === 0 ? [] : [`and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(left)} more in result.json of the state directory`] };
}
function markdownLine(pullRequest) {
    const { before, url, after } = partsOf(pullRequest);
    if (url === null)
        return (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_1__/* .literalMarkdown */ .ft)(before);
    return `${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_1__/* .literalMarkdown */ .ft)(before)} [pull request](${url}) ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_1__/* .literalMarkdown */ .ft)(after)}`.trimEnd();
}
function partsOf(pullRequest) {
    if (!(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_1__/* .isLinkable */ .n1)(pullRequest.url))
        return { before: lineOf(pullRequest, ''), url: null, after: '' };
    const [before = '', after = ''] = lineOf(pullRequest, '\n').split('\n');
    return { before, url: pullRequest.url, after };
}
/** For example `opened https://… (one · a, one · b): Renamed.` */
function lineOf({ outcome, jobs, note }, link) {
    const more = jobs.length > maxJobs ? [`and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(jobs.length - maxJobs)} more`] : [];
    const names = jobs.slice(0, maxJobs).map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name), maxName));
    const head = [
        outcome === 'created' ? 'opened' : outcome,
        ...(link === '' ? [] : [link]),
        ...(names.length === 0 ? [] : [`(${[...names, ...more].join(', ')})`]),
    ].join(' ');
    return note === '' ? head : `${head}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(note), maxNote)}`;
}


/***/ }),

/***/ 4069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeBatchPage: () => (/* binding */ writeBatchPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7138);
/* harmony import */ var _publish_html_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72631);
/* harmony import */ var _report_page_page_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76813);
/* harmony import */ var _report_batch_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12290);
/* harmony import */ var _report_read_batch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91473);
/* harmony import */ var _report_report_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16384);








/** Writes the HTML report of a batch from its state directory. A page that cannot be written is a warning. */
async function writeBatchPage(path, 
/** The state directory or the result of an earlier run; `null` = nothing is compared. */
compareWith, { valuePath }, { hostEnvironment: { directory }, redact, log }) {
    if (valuePath === undefined)
        return;
    const warn = (text) => log.warning(redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text)));
    const ports = { directory, clean: (text) => redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text)), onNotice: warn };
    try {
        // The result is in `report/` of the state directory.
        const batch = await (0,_report_read_batch_js__WEBPACK_IMPORTED_MODULE_6__/* .readBatch */ .x)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(valuePath, '../..'), warn);
        const comparison = compareWith === null ? null : await comparisonWith(compareWith, ports);
        const file = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, path), maxBytes: _report_page_page_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultPageBytes */ .Q, location: 'html-report' };
        await (0,_publish_html_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeHtmlFile */ .x)(file, await (0,_report_batch_source_js__WEBPACK_IMPORTED_MODULE_5__/* .batchSource */ .O)(batch, comparison, ports));
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rethrowUnless */ .ki)(error, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo);
        warn(`The HTML report could not be written: ${error.message}`);
    }
}
/** The first run has nothing to be compared with. */
async function comparisonWith(path, ports) {
    return await (0,_report_report_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readComparison */ .WY)(path, ports).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .only */ .j6)(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo, ({ diagnostics: [diagnostic] }) => {
        ports.onNotice(`The HTML report is not compared with an earlier run: ${diagnostic?.message ?? ''}.`);
        return null;
    }));
}


/***/ })

};
;