"use strict";
exports.id = 1422;
exports.ids = [1422];
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

/***/ 67915:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gt: () => (/* binding */ noticeLines),
/* harmony export */   vL: () => (/* binding */ deferredLines),
/* harmony export */   wz: () => (/* binding */ createNoticeCollector)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54539);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20653);


const maxGroups = 10;
const maxLength = 400;
function createNoticeCollector() {
    const groups = new Map();
    let jobs = 0;
    let others = 0;
    return {
        add: ({ name, notices }) => {
            const texts = new Set(notices.map((notice) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(notice), maxLength)));
            if (texts.size > 0)
                jobs += 1;
            for (const text of texts) {
                const known = groups.get(text);
                if (known !== undefined)
                    known.jobs += 1;
                else if (groups.size < maxGroups)
                    groups.set(text, { text, name: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name, maxLength), jobs: 1 });
                else
                    others += 1;
            }
        },
        collected: () => ({ jobs, groups: [...groups.values()], others }),
    };
}
/** A heading and one line per notice; empty without notices. */
function noticeLines(notices) {
    return linesBelow(`Notices of ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(notices.jobs, 'job')}:`, notices);
}
/** The same for the reasons of deferred jobs. */
function deferredLines(deferred) {
    return linesBelow('Deferred to the next run:', deferred);
}
function linesBelow(heading, { jobs, groups, others }) {
    if (jobs === 0)
        return [];
    return [
        heading,
        ...groups.map((group) => `${group.jobs === 1 ? group.name : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(group.jobs, 'job')}: ${group.text}`),
        ...(others === 0 ? [] : [`and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(others)} more in result.json of the state directory`]),
    ];
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

/***/ 85737:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createRowSelection),
/* harmony export */   _: () => (/* binding */ maxStored)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67915);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28605);



/** Rows that can be in a table at all, so that not every job of a large batch is kept in memory. */
const maxRows = 2_000;
/** Characters of a reason that are kept, of which a table shows the first half at most. */
const maxStored = 800;
function createRowSelection() {
    const byRank = [[], [], [], []];
    const [notices, deferred] = [(0,_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .createNoticeCollector */ .wz)(), (0,_notices_js__WEBPACK_IMPORTED_MODULE_0__/* .createNoticeCollector */ .wz)()];
    let knownUsd = 0;
    return {
        add: (row) => {
            const { name, figures } = row;
            notices.add({ name, notices: row.row.notices });
            if (row.deferred !== null)
                deferred.add({ name, notices: [row.deferred] });
            if (figures.state === 'ended' && !figures.isReused)
                knownUsd += figures.costUsd ?? 0;
            const rows = byRank[(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .rankOf */ .IQ)(row)];
            if (rows !== undefined && rows.length < maxRows)
                rows.push(short(row));
        },
        selected: (count) => ({
            rows: byRank.flat().slice(0, maxRows),
            notices: notices.collected(),
            deferred: deferred.collected(),
            knownUsd,
            count,
        }),
    };
}
/** Without the texts, of which the table shows the start at most. */
function short({ row, ...rest }) {
    return {
        ...rest,
        row: { ...row, text: '', structured: undefined, notices: [], reason: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(row.reason, maxStored) },
    };
}


/***/ }),

/***/ 4690:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NV: () => (/* binding */ batchHeadline),
/* harmony export */   uG: () => (/* binding */ batchText),
/* harmony export */   xC: () => (/* binding */ batchSummary)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54539);
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1359);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26047);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74397);
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32622);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20653);
/* harmony import */ var _state_reuse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47613);
/* harmony import */ var _name_of_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53599);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67915);
/* harmony import */ var _pull_request_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80141);
/* harmony import */ var _row_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85737);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28605);












/** GitHub drops a summary of more than 1 MiB, so the table ends before. */
const maxBytes = 900_000;
const maxCell = _row_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .maxStored */ ._ / 2;
/** All reasons are in the result and in JUnit. */
const maxReason = 120;
/** The result of a batch as Markdown: the totals, one table of jobs, and their notices. */
function batchSummary(totals, selected) {
    const { rows, notices, count: jobs } = selected;
    const { sign, text } = (0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_4__/* .batchLabel */ .NB)(totals);
    const head = [
        `### ${sign} ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)(totals.name)}: ${text}`,
        '',
        (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)(totals.reason),
        '',
        figuresOf(totals, selected),
        '',
        ...retryHint(totals, rows, '`retry-failed`').flatMap((line) => [line, '']),
        ...passRateTable(totals),
        ...(0,_pull_request_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestLines */ .a)(totals.pullRequests, 'markdown'),
    ];
    if (jobs === 0)
        return fitting(head);
    const lines = ['| Job | Conclusion | Evaluation | Cost | Time | Link |', '| --- | --- | --- | ---: | ---: | --- |'];
    let bytes = Buffer.byteLength([...head, ...lines].join('\n'));
    let shown = 0;
    for (const row of rows) {
        const line = tableLine(row);
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > maxBytes)
            break;
        lines.push(line);
        shown += 1;
    }
    const left = jobs - shown;
    const more = left === 0 ? [] : ['', `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(left, 'more job')} in results.jsonl of the state directory.`];
    return fitting([...head, ...lines, ...more, ...noticeList(notices)]);
}
/** Names in other places than the table of jobs can be long too. */
function fitting(lines) {
    const whole = 'in result.json of the state directory';
    const text = lines.join('\n');
    return `${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateMarkdown */ .o)(text, { limit: _report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .summaryLimitBytes */ .fx - 1, unit: 'bytes', whole }).trimEnd()}\n`;
}
function noticeList(notices) {
    const [heading, ...lines] = (0,_notices_js__WEBPACK_IMPORTED_MODULE_9__/* .noticeLines */ .gt)(notices).map((line) => (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)(line));
    return heading === undefined ? [] : ['', heading, '', ...lines.map((line) => `- ${line}`)];
}
/** Which prompt works with which model. */
function passRateTable({ passRates }) {
    if (passRates.length === 0)
        return [];
    const line = ({ id, matrix, model, passed, failed, errors, rate }) => `| ${[(0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOfRate */ .B6)({ id, matrix }), model].map((cell) => (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)((0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(cell, maxCell))).join(' | ')} | ${rateText(rate)} | ${[passed, failed, errors].join(' | ')} |`;
    return [
        '| Entry | Model | Pass rate | Passed | Failed | Errors |',
        '| --- | --- | ---: | ---: | ---: | ---: |',
        ...passRates.slice(0, maxPassRates).map(line),
        '',
        ...moreRates(passRates.length - maxPassRates).flatMap((text) => [text, '']),
    ];
}
const maxPassRates = 100;
const moreRates = (count) => count > 0 ? [`and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(count, 'more pass rate')} in result.json of the state directory`] : [];
const rateText = (rate) => (rate === null ? 'none' : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatShare */ .T1)(rate));
function figuresOf({ counts, deferred, parked, missing = 0, costUsd }, { count, knownUsd }) {
    const parts = [
        (0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(count, 'job'),
        ...Object.entries(counts).map(([conclusion, some]) => `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatNumber */ .ZV)(some)} ${conclusion}`),
        ...(deferred === 0 ? [] : [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatNumber */ .ZV)(deferred)} deferred to the next run`]),
        ...(parked === 0 ? [] : [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatNumber */ .ZV)(parked)} parked`]),
        ...(missing === 0 ? [] : [`${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatNumber */ .ZV)(missing)} missing`]),
        costUsd === null && knownUsd > 0 ? `at least ${(0,_report_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(knownUsd)}` : (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(costUsd),
    ];
    return parts.join(', ');
}
/** Failures that the next run leaves as they are. An evaluation that could not be done is always repeated. */
function retryHint({ parked }, rows, option) {
    const isKept = ({ figures }) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .rankOf */ .IQ)({ figures }) === 0 &&
        figures.isReused &&
        (figures.conclusion !== 'success' || figures.evaluations.failed > 0);
    return parked > 0 || rows.some(isKept) ? [`${option} runs parked jobs and reused failures again.`] : [];
}
function tableLine(reportRow) {
    const { name, row, durationMs } = reportRow;
    const url = (0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_4__/* .itemAddress */ .EA)(row.item);
    const cells = [
        (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)((0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(name, maxCell)),
        (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)(conclusionText(reportRow)),
        evaluationTexts(reportRow)
            .map((text) => (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)(text))
            .join('<br>'),
        row.costUsd === null ? '' : (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(row.costUsd),
        durationMs === null ? '' : (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs),
        url === null ? '' : `[item](${url})`,
    ];
    return `| ${cells.join(' | ')} |`;
}
function conclusionText(reportRow) {
    const { row, figures } = reportRow;
    const reason = (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(row.reason, maxCell);
    // The reason of such a job begins with its state, or says why it has no result.
    if (figures.state !== 'ended' && reason !== '')
        return reason;
    return row.conclusion === 'success' ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .stateOf */ .L4)(reportRow) : `${(0,_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .stateOf */ .L4)(reportRow)}: ${reason}`;
}
const maxEvaluations = 3;
function evaluationTexts({ row: { evaluations }, figures: { isPassed } }) {
    if (evaluations.length === 0)
        return [];
    const bad = (0,_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .unpassed */ .Qg)(evaluations);
    if (isPassed && bad.length > 0)
        return [`score ${String((0,_state_reuse_js__WEBPACK_IMPORTED_MODULE_3__/* .meanScore */ .UQ)(evaluations))}`];
    if (bad.length === 0)
        return [`${String(evaluations.length)} passed`];
    const more = bad.length - maxEvaluations;
    return [
        ...bad.slice(0, maxEvaluations).map(({ name, status, reason }) => {
            const what = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(name, maxReason)}: ${status === 'error' ? 'error: ' : ''}`;
            return `${what}${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(reason, maxReason)}`;
        }),
        ...(more > 0 ? [`and ${String(more)} more`] : []),
    ];
}
/** How the batch has ended, in one line. */
const batchHeadline = (totals) => `${totals.name}: ${(0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_4__/* .batchLabel */ .NB)(totals).text}. ${totals.reason}`;
/** The same for a terminal: the totals, the failures and the notices. */
function batchText(totals, selected) {
    const { rows, notices, deferred } = selected;
    // A problem that every job has is the reason of the batch, which also explains why others were not tried.
    const shared = (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(totals.reason, _row_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .maxStored */ ._);
    const failures = rows.filter((reportRow) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .rankOf */ .IQ)(reportRow) < 2 && !(0,_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .isLeftOpen */ .Uh)(reportRow) && reportRow.row.reason !== shared);
    const shown = failures.slice(0, 20);
    const lines = shown.map((reportRow) => `  ${reportRow.name}: ${(0,_rows_js__WEBPACK_IMPORTED_MODULE_11__/* .stateOf */ .L4)(reportRow)}: ${oneLine(reportRow)}`);
    const left = failures.length - shown.length;
    const below = [(0,_notices_js__WEBPACK_IMPORTED_MODULE_9__/* .deferredLines */ .vL)(deferred), (0,_notices_js__WEBPACK_IMPORTED_MODULE_9__/* .noticeLines */ .gt)(notices)].flatMap(([heading, ...section]) => heading === undefined ? [] : ['', heading, ...section.map((line) => `  ${line}`)]);
    const pulls = (0,_pull_request_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestLines */ .a)(totals.pullRequests, 'terminal');
    return [
        batchHeadline(totals),
        figuresOf(totals, selected),
        ...retryHint(totals, rows, '--retry-failed'),
        ...totals.passRates.slice(0, maxRateLines).map(rateLine),
        ...moreRates(totals.passRates.length - maxRateLines).map((line) => `  ${line}`),
        ...(lines.length === 0 ? [] : ['', ...lines]),
        ...(left === 0 ? [] : [`  and ${String(left)} more`]),
        ...(pulls.length === 0 ? [] : ['', ...pulls]),
        ...below,
    ].join('\n');
}
const maxRateLines = 20;
function rateLine({ id, matrix, model, passed, failed, errors, rate }) {
    const error = errors === 0 ? '' : `, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(errors, 'error')}`;
    const counts = `${String(passed)} of ${String(passed + failed)}${error}`;
    return `  ${(0,_name_of_job_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOfRate */ .B6)({ id, matrix })}, ${model}: ${rateText(rate)} passed (${counts})`;
}
function oneLine(reportRow) {
    const { row } = reportRow;
    const text = row.conclusion === 'success'
        ? evaluationTexts(reportRow)
            .map((part) => part.replace(/\.$/, ''))
            .join('; ')
        : row.reason;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(text.replace(/\s+/g, ' '), maxCell);
}


/***/ }),

/***/ 11422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/sanitize/literal.js
var literal = __webpack_require__(74397);
// EXTERNAL MODULE: ./lib/batch/report/name-of-job.js
var name_of_job = __webpack_require__(53599);
// EXTERNAL MODULE: ./lib/batch/report/row-selection.js
var row_selection = __webpack_require__(85737);
// EXTERNAL MODULE: ./lib/batch/report/rows.js
var rows = __webpack_require__(28605);
// EXTERNAL MODULE: ./lib/batch/report/summary.js
var summary = __webpack_require__(4690);
;// CONCATENATED MODULE: ./lib/batch/report/batch-report-text.js





/** The summary of a batch for a terminal or as Markdown, like the one that its run printed. */
async function batchReportText({ plan, figures, totals, rowOf }, clean, { asMarkdown }) {
    const selection = (0,row_selection/* createRowSelection */.L)();
    for (const job of plan.jobs) {
        const rowFigures = figures[job.index];
        if (rowFigures === undefined)
            continue;
        const { row, record, deferred } = await rowOf(job);
        const evaluations = row.evaluations.map((evaluation) => ({
            ...evaluation,
            name: clean(evaluation.name),
            reason: clean(evaluation.reason),
        }));
        const name = clean((0,name_of_job/* nameOfJob */.er)(job));
        const cleanRow = { ...row, reason: clean(row.reason), evaluations, notices: row.notices.map(clean) };
        selection.add({
            ...{ name, figures: rowFigures, row: cleanRow, durationMs: (0,rows/* durationOf */.cf)(rowFigures, record) },
            deferred: deferred === null ? null : clean(deferred),
        });
    }
    const write = asMarkdown
        ? summary/* batchSummary */.xC
        : (...parameters) => `${(0,summary/* batchText */.uG)(...parameters)}\n`;
    return write({
        ...totals,
        name: clean(totals.name),
        reason: clean(totals.reason),
        pullRequests: cleanPullRequests(totals, clean),
    }, selection.selected(plan.jobs.length));
}
/** An address of a restored state could be anything. */
function cleanPullRequests({ pullRequests = [] }, clean) {
    return pullRequests.map(({ outcome, url, jobs, note }) => ({
        ...{ outcome, jobs: jobs.map(clean), note: clean(note) },
        url: (0,literal/* isLinkable */.n1)(url) ? clean(url) : null,
    }));
}

// EXTERNAL MODULE: ./lib/batch/report/batch-source.js
var batch_source = __webpack_require__(12290);
// EXTERNAL MODULE: ./lib/batch/report/read-batch.js
var read_batch = __webpack_require__(91473);
// EXTERNAL MODULE: ./lib/batch/report/report-files.js
var report_files = __webpack_require__(16384);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/plain-text.js
var plain_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/platform/host/host-environment.js
var host_environment = __webpack_require__(49711);
// EXTERNAL MODULE: ./lib/platform/secrets/redact.js + 5 modules
var secrets_redact = __webpack_require__(66577);
// EXTERNAL MODULE: ./lib/publish/html-file.js + 5 modules
var html_file = __webpack_require__(72631);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
;// CONCATENATED MODULE: ./lib/report/page/call-history.js




/** The calls of a run in the order in which they were requested. */
function callRecords(entries) {
    return callsIn(entries).map(({ call, turn: of }) => {
        const { at, agent, tool, label, status, decision, mode, stage, rule, reason, suggest, durationMs, hookChanges } = call;
        return {
            at: at === 0 ? null : new Date(at).toISOString(),
            ...{ agent, tool, call: label, status, decision, mode, stage, rule, reason, suggest, durationMs, hookChanges },
            turn: of === null ? null : recordOf(of),
        };
    });
}
function recordOf({ turn, inputTokens, outputTokens, cacheReadTokens }) {
    return { turn, inputTokens, outputTokens, cacheReadTokens };
}
/** The calls with their turns; a sub-agent has turns of its own. */
function callsIn(entries) {
    const turns = new Map();
    const begun = new Set();
    return entries.flatMap((entry) => {
        if (entry.type === 'turn')
            turns.set(entry.agent, entry);
        if (entry.type !== 'call')
            return [];
        const turn = turns.get(entry.agent) ?? null;
        const isFirst = turn !== null && !begun.has(turn);
        if (turn !== null)
            begun.add(turn);
        return [{ call: entry, turn, isFirst }];
    });
}
/** Empty if the provider did not count. */
function tokensOf({ inputTokens, outputTokens, cacheReadTokens }, unit = '') {
    if (inputTokens + outputTokens === 0)
        return '';
    const cached = cacheReadTokens === 0 ? '' : ` (${(0,format_number/* formatNumber */.ZV)(cacheReadTokens)} cached)`;
    return `${(0,format_number/* formatNumber */.ZV)(inputTokens)}${unit} in${cached}, ${(0,format_number/* formatNumber */.ZV)(outputTokens)} out`;
}
const signs = {
    done: '✓',
    failed: '!',
    refused: '✗',
    invalid: '?',
    unfinished: '…',
};
/** Two lines per call, after one with the tokens of its turn, for a terminal. */
function callHistoryText(entries) {
    const calls = callsIn(entries);
    if (calls.length === 0)
        return 'No calls.\n';
    return calls.flatMap(textLines).join('\n').concat('\n');
}
function textLines({ call, turn, isFirst }) {
    const { status, tool, label, durationMs, agent, suggest, hookChanges } = call;
    const who = agent === null ? '' : `[${agent}] `;
    const time = durationMs === null ? '' : `  ${(0,headline/* formatDuration */.a3)(durationMs)}`;
    const decision = decisionText(call);
    const tokens = turn !== null && isFirst ? tokensOf(turn, ' tokens') : '';
    return [
        ...(tokens === '' ? [] : [`          ${who}turn ${String(turn?.turn)}: ${tokens}`]),
        `${timeText(call)}  ${signs[status]} ${who}${tool}  ${oneLine(label)}${time}`,
        ...(decision === '' ? [] : [`            ${decision}`]),
        ...hookChanges.map((text) => `            ${oneLine(text)}`),
        ...suggest.map((rule) => `            would be allowed by: ${oneLine(rule)}`),
    ];
}
/** What decided about the call, in one sentence; empty if unknown. */
function decisionText({ status, stage, rule, reason, repeat, decision, mode }) {
    const inMode = mode === null || mode === 'default' ? '' : ` in mode ${mode}`;
    const why = `${by(rule)}${inMode}${reason === '' ? '' : `: ${oneLine(reason)}`}`;
    if (status === 'refused')
        return `refused${stage === null ? '' : ` at ${stage}`}${why}`;
    if (status === 'invalid')
        return 'not a valid call';
    return repeat === null && decision !== 'allow' ? '' : `allowed${why}`;
}
const by = (rule) => (rule === null ? '' : ` by ${oneLine(rule)}`);
const oneLine = (text) => (0,lib_text/* shorten */.ml)(text.replace(/\s+/g, ' '), 300);
/** The time of day in UTC. */
function timeText({ at }) {
    return at === 0 ? '        ' : new Date(at).toISOString().slice(11, 19);
}
const maxRows = 500;
/** A table for a summary or an issue. */
function callHistoryMarkdown(entries) {
    const calls = callsIn(entries);
    if (calls.length === 0)
        return 'No calls.\n';
    const rows = calls.slice(0, maxRows).map(({ call, turn, isFirst }) => {
        const { tool, label, status, durationMs, hookChanges } = call;
        const cells = [
            timeText(call).trim(),
            (0,literal/* literalMarkdown */.ft)((0,lib_text/* shorten */.ml)(tool, 100)),
            (0,literal/* inlineCode */.ti)((0,lib_text/* shorten */.ml)(label.replace(/\s+/g, ' '), 200)),
            `${signs[status]} ${status}`,
            [decisionText(call), ...hookChanges]
                .flatMap((text) => (text === '' ? [] : (0,literal/* sentenceMarkdown */.xG)((0,lib_text/* shorten */.ml)(text, 300))))
                .join('<br>'),
            durationMs === null ? '' : (0,headline/* formatDuration */.a3)(durationMs),
            turn !== null && isFirst ? tokensOf(turn) : '',
        ];
        return `| ${cells.join(' | ')} |`;
    });
    const left = calls.length - rows.length;
    return [
        '| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |',
        '| --- | --- | --- | --- | --- | ---: | --- |',
        ...rows,
        ...(left === 0 ? [] : ['', `${(0,format_number/* formatCount */.B4)(left, 'more call')} in the transcript.`]),
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/report/page/page-limits.js
var page_limits = __webpack_require__(76813);
// EXTERNAL MODULE: ./lib/report/page/transcript-source.js
var transcript_source = __webpack_require__(23115);
// EXTERNAL MODULE: ./lib/commands/parse.js
var parse = __webpack_require__(7436);
;// CONCATENATED MODULE: ./lib/commands/report.js















/** `sallyport report`: a run from its transcript, or a batch from its state directory, as text or as an HTML page. */
async function report(invocation, hostEnvironment) {
    const { directory, environment, stdio } = hostEnvironment;
    const [path] = invocation.operands;
    if (path === undefined) {
        throw new errors/* UserError */.yo({
            code: 'argument-invalid',
            message: 'a transcript or a state directory is missing',
            hint: 'write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR',
        });
    }
    const redact = (0,secrets_redact/* createRedact */.a)((0,host_environment/* secretsOf */.Fj)(environment));
    const ports = {
        directory,
        clean: (text) => redact((0,plain_text/* plainText */.wh)(text)),
        onNotice: (text) => stdio.err(`${redact((0,plain_text/* plainText */.wh)(text))}\n`),
    };
    const html = (0,parse/* textFlag */.gx)(invocation, 'html');
    const settings = { previous: (0,parse/* textFlag */.gx)(invocation, 'previous'), maxBytes: maxBytesOf(invocation) };
    if (await (0,report_files/* isDirectory */.wd)(path, directory))
        return await reportBatch(path, { invocation, ports, stdio, html, ...settings });
    if (settings.previous !== undefined)
        throw noComparison(path);
    const source = (0,transcript_source/* transcriptSource */.g)(path, await (0,report_files/* readReportText */.Kq)(path, directory), { clean: ports.clean, result: null });
    if (html !== undefined)
        return await writeHtml(html, source, { ports, stdio, ...settings });
    for await (const { entries } of source.jobs()) {
        if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json'))
            stdio.out(`${JSON.stringify(callRecords(entries), null, 2)}\n`);
        else if ((0,parse/* isSwitchedOn */.JG)(invocation, 'markdown'))
            stdio.out(callHistoryMarkdown(entries));
        else
            stdio.out(callHistoryText(entries));
    }
    return 0;
}
async function reportBatch(path, reporting) {
    const { invocation, ports, stdio, html, previous } = reporting;
    const batch = await (0,read_batch/* readBatch */.x)((0,external_node_path_.resolve)(ports.directory, path), ports.onNotice);
    const comparison = previous === undefined ? null : await (0,report_files/* readComparison */.WY)(previous, ports);
    const source = await (0,batch_source/* batchSource */.O)(batch, comparison, ports);
    if (html !== undefined)
        return await writeHtml(html, source, reporting);
    if ((0,parse/* isSwitchedOn */.JG)(invocation, 'json'))
        stdio.out(`${JSON.stringify(source.overview, null, 2)}\n`);
    else
        stdio.out(await batchReportText(batch, ports.clean, { asMarkdown: (0,parse/* isSwitchedOn */.JG)(invocation, 'markdown') }));
    return 0;
}
async function writeHtml(path, source, { ports, stdio, maxBytes }) {
    const file = { path: (0,external_node_path_.resolve)(ports.directory, path), maxBytes, location: '--html' };
    const { outside } = await (0,html_file/* writeHtmlFile */.x)(file, source);
    const left = `The conversations of ${(0,format_number/* formatCount */.B4)(outside, 'job')} did not fit: raise --max-mb to include them.`;
    stdio.err(`${path}\n${outside === 0 ? '' : `${left}\n`}`);
    return 0;
}
function maxBytesOf(invocation) {
    const text = (0,parse/* textFlag */.gx)(invocation, 'max-mb') ?? String(page_limits/* defaultPageMegabytes */.A);
    const value = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && value > 0)
        return value * 1_000_000;
    throw new errors/* UserError */.yo({
        code: 'argument-invalid',
        location: '--max-mb',
        message: 'not a size in megabytes',
        found: text,
        hint: `write a number such as --max-mb ${String(page_limits/* defaultPageMegabytes */.A)}`,
    });
}
function noComparison(path) {
    return new errors/* UserError */.yo({
        code: 'argument-invalid',
        location: '--previous',
        message: 'only batches are compared',
        found: path,
        hint: 'name the state directory of a batch, or leave --previous out',
    });
}


/***/ }),

/***/ 9626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ reportMarkdown)
/* harmony export */ });
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74397);
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15250);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1359);
/* harmony import */ var _last_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96682);
/* harmony import */ var _sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49703);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92747);
/* harmony import */ var _writes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97979);









/**
 * The report as GitHub Markdown. Untrusted text is shown as data: it cannot hide or load anything, notify anyone, or
 * break out of its section. Sections without content are omitted.
 */
function reportMarkdown(report, sizes) {
    const { result, refused } = report;
    const sections = [
        `### ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .signOf */ .rL)(report)} ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(report)}`,
        reasonLine(report),
        report.subject.lastCheck === undefined ? '' : (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .sentenceMarkdown */ .xG)((0,_last_check_js__WEBPACK_IMPORTED_MODULE_3__/* .lastCheckText */ .Q)(report.subject.lastCheck)),
        answerSection(report, sizes.text),
        report.findings.length === 0 ? '' : (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsSection */ .WT)(report.findings, sizes.rows),
        report.writes.length === 0 ? '' : (0,_writes_js__WEBPACK_IMPORTED_MODULE_6__/* .writesSection */ .M)(report.writes, sizes.rows),
        refused.length === 0 ? '' : (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .refusedSection */ .WZ)(report, sizes.rows),
        result.notices.length === 0 ? '' : (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .noticesSection */ .Z8)(result.notices),
        ...(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .conditionParts */ .Mv)(result),
        result.changes.length === 0 ? '' : (0,_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .changesSection */ .H)(result.changes, sizes.diffs),
        footer(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** For a success with an answer, the reason would only repeat that there is one. */
function reasonLine({ result: { conclusion, reason }, answer }) {
    return conclusion === 'success' && answer.text !== '' ? '' : (0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .literalMarkdown */ .ft)(reason);
}
function answerSection({ answer: { text, changes }, links }, limit) {
    const whole = links.reportPath === null ? null : `in ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(links.reportPath)}`;
    if (text === '')
        return '';
    const sanitized = changes.length === 0 ? [] : [`*Sanitized in this text: ${(0,_sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizedNotice */ .G)(changes)}.*`];
    return ['---', (0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMarkdown */ .o)(text, { limit, unit: 'characters', whole }), '---', ...sanitized].join('\n\n');
}
function footer({ result, links }) {
    const places = [
        ...((0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .isLinkable */ .n1)(links.run) ? [`[Run](${links.run})`] : []),
        ...(result.transcriptPath === null ? [] : [`transcript ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(result.transcriptPath)}`]),
        ...(links.reportPath === null ? [] : [`report ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(links.reportPath)}`]),
        ...(links.patchPath === undefined ? [] : [`patch ${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineCode */ .ti)(links.patchPath)}`]),
    ];
    const kept = links.onRunner && result.transcriptPath !== null;
    const hint = kept ? ' (on the runner; `actions/upload-artifact` keeps them)' : '';
    return [(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .figures */ .u5)(result), places.length === 0 ? '' : `${places.join(' · ')}${hint}`]
        .filter((line) => line !== '')
        .join('\n\n');
}


/***/ }),

/***/ 23115:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ transcriptSource)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54539);
/* harmony import */ var _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71431);
/* harmony import */ var _model_prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83537);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1359);
/* harmony import */ var _fitting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41599);
/* harmony import */ var _page_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90120);







/** A run from its transcript. Throws UserError `file-unreadable` if the text is not a transcript. */
function transcriptSource(path, text, { clean, result }) {
    const conversation = (0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .pageConversation */ .$)(text.endsWith('\n') ? text : `${text}\n`, clean);
    if (conversation.entries.length === 0)
        throw notATranscript(path);
    const end = result === null ? endOf(conversation) : { conclusion: result.conclusion, reason: clean(result.reason) };
    const costUsd = result === null ? costOfRun(conversation) : result.costUsd;
    const durationMs = result === null ? durationOf(conversation) : result.durationMs;
    const name = conversation.prompt === '' ? path : conversation.prompt;
    const row = {
        ...{ key: 'run', name, id: name, model: conversation.model, ...end, costUsd, durationMs },
        state: end.conclusion === 'success' ? 'passed' : 'failed',
        ...{ isReused: false, mark: null, evaluations: { passed: 0, total: 0 } },
    };
    const overview = {
        ...{ kind: 'run', title: name, ...end, label: _headline_js__WEBPACK_IMPORTED_MODULE_3__/* .conclusionLabels */ .vV[end.conclusion].text, costUsd, rows: [row] },
        endedAt: conversation.endedAt === null ? null : new Date(conversation.endedAt).toISOString(),
        ...{ previous: null, passRates: [], pullRequests: [] },
    };
    const job = {
        ...{ key: row.key, reason: end.reason, facts: factsOf(conversation, costUsd, durationMs), item: [] },
        ...{ text: conversation.text, structured: null, evaluations: [] },
        changes: (0,_page_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .pageChanges */ .x)(result?.changes ?? [], clean),
        notices: (result?.notices ?? []).map(clean),
        ...(0,_fitting_js__WEBPACK_IMPORTED_MODULE_4__/* .fittingEntries */ .q)(conversation.entries),
    };
    return {
        overview,
        jobs: async function* () {
            yield await Promise.resolve(job);
        },
    };
}
function notATranscript(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'file-unreadable',
        location: path,
        message: 'the file is not a transcript',
        found: 'no event of a run',
        hint: 'name the transcript that a run printed at the end, or the state directory of a batch',
    });
}
function endOf({ stop, text }) {
    if (stop === null) {
        const reason = 'The transcript has no end: the run was interrupted, or is still running.';
        return { conclusion: 'cancelled', reason };
    }
    const { conclusion, reason } = (0,_job_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .concludeJob */ .P0)(stop, [], 'continue');
    return { conclusion, reason: conclusion === 'success' && text === '' ? 'The run has ended.' : reason };
}
function costOfRun({ usages, model }) {
    return usages
        .map((usage) => (0,_model_prices_js__WEBPACK_IMPORTED_MODULE_2__/* .costOf */ .ho)(usage.model ?? model, usage))
        .reduce((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}
function durationOf({ startedAt, endedAt }) {
    return startedAt === null || endedAt === null ? null : endedAt - startedAt;
}
/** `2026-11-23 18:30:00 UTC` */
const utcTime = (at) => new Date(at).toISOString().replace(/T(.*)\.\d+Z$/, ' $1 UTC');
function factsOf(conversation, costUsd, durationMs) {
    const { model, mode, turns, usages, entries, startedAt } = conversation;
    const sum = (name) => usages.reduce((total, usage) => total + usage[name], 0);
    const calls = entries.filter(({ type }) => type === 'call');
    const refused = calls.filter((call) => call.type === 'call' && call.status === 'refused').length;
    return [
        ['Model', model],
        ['Mode', mode],
        ['Turns', (0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(turns)],
        [
            'Calls',
            refused === 0 ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(calls.length) : `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(calls.length)}, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(refused)} refused`,
        ],
        ['Tokens', `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(sum('inputTokens'))} in, ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(sum('outputTokens'))} out`],
        ['From the cache', sum('cacheReadTokens') === 0 ? '' : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(sum('cacheReadTokens'), 'token')],
        ['Cost', (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCost */ .BD)(costUsd)],
        ['Time', durationMs === null ? '' : (0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(durationMs)],
        ['Started', startedAt === null ? '' : utcTime(startedAt)],
    ].filter((fact) => fact[1] !== '');
}


/***/ }),

/***/ 26047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fx: () => (/* binding */ summaryLimitBytes),
/* harmony export */   wA: () => (/* binding */ wholeReport),
/* harmony export */   xw: () => (/* binding */ stepSummary)
/* harmony export */ });
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);


/** GitHub drops the whole step summary if it has 1 MiB or more. */
const summaryLimitBytes = 1024 * 1024 - 1;
/** The report for a file; only the diffs of very large changes are truncated. */
function wholeReport(report) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMarkdown */ .u)(report, {
        text: Number.MAX_SAFE_INTEGER,
        rows: 10_000,
        diffs: { total: 4_000_000, each: 500_000, files: 5_000 },
    });
}
/** Markdown to append to GITHUB_STEP_SUMMARY, at most 1 MiB. Ends with a line break. */
function stepSummary(report) {
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMarkdown */ .u)(report, {
        text: 500_000,
        rows: 500,
        diffs: { total: 200_000, each: 20_000, files: 200 },
    });
    const path = report.links.reportPath;
    const whole = path === null ? null : `in ${path}`;
    return `${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateMarkdown */ .o)(text, { limit: summaryLimitBytes, unit: 'bytes', whole }).trimEnd()}\n`;
}


/***/ })

};
;