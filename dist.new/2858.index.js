"use strict";
exports.id = 2858;
exports.ids = [2858,1468,2177];
exports.modules = {

/***/ 90827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ batchFormat)
/* harmony export */ });
/* harmony import */ var _report_own_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9879);
/* harmony import */ var _model_job_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77730);


// biome-ignore format: the compiler compares this list with the types; one name per line would fill a page
const names = {
    format: true, prompt: true, inputs: true, content: true, parameters: true, rules: true, settings: true, name: true,
    status: true, score: true, weight: true, digest: true, counts: true, deferred: true, parked: true, missing: true,
    passed: true, failed: true, jobs: true, reused: true, passRates: true, rate: true, errors: true,
    pullRequests: true, outcome: true, url: true, note: true,
};
/**
 * The names and words of stored jobs and of results, so that a secret equal to one of them does not change their
 * structure. The digests of a record are never changed: a job whose record is lost would be paid for again.
 */
const batchFormat = {
    names: new Set([..._report_own_format_js__WEBPACK_IMPORTED_MODULE_0__/* .ownFormat */ .M.names, ...Object.keys(_model_job_record_js__WEBPACK_IMPORTED_MODULE_1__/* .jobRecordSchema */ ._p.shape), ...Object.keys(names)]),
    wordFields: new Set([..._report_own_format_js__WEBPACK_IMPORTED_MODULE_0__/* .ownFormat */ .M.wordFields, 'errorKind']),
    words: new Set([..._report_own_format_js__WEBPACK_IMPORTED_MODULE_0__/* .ownFormat */ .M.words, 'passed', 'failed', 'error']),
};


/***/ }),

/***/ 4839:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ writePatch),
/* harmony export */   E: () => (/* binding */ rebuildPatches)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _job_changes_collect_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71468);
/* harmony import */ var _job_result_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62177);
/* harmony import */ var _job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11456);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72443);
/* harmony import */ var _report_name_of_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53599);






/** Writes the changes of a job as a patch for `git apply`; returns a notice if it is not complete. */
async function writePatch(job, changes, { state }) {
    const patch = (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .patchBytes */ .iS)(changes);
    if (patch.length > 0)
        await state.directory.write(`patches/${fileName(job)}`, patch);
    return changes
        .filter(_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnpatched */ .$9)
        .map(({ path, note }) => `${path} is not in the patch${note === undefined ? '' : `: ${note}`}.`);
}
const maxPatchBytes = 64_000_000;
/**
 * Makes `patches/` complete for the jobs of a plan, and removes all other patches. The records have the diffs, so that
 * no repository is needed; they may have been restored from elsewhere, so each diff is examined.
 */
async function rebuildPatches(jobs, { state, redact, log }) {
    const { directory } = state;
    const trees = new Set(await directory.names('trees'));
    const kept = new Set();
    for (const job of trees.size === 0 ? [] : jobs) {
        // Jobs with the same key have one answer, so one patch.
        if (!trees.delete(`${job.key}.json`))
            continue;
        const record = await state.record(job);
        if (record?.conclusion !== 'success' || !record.hasTree)
            continue;
        const problem = patchProblem(record.changes);
        if (problem !== null)
            log.warning(redact(`The stored patch of ${(0,_report_name_of_job_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfJob */ .er)(job)} is not used: ${problem}.`));
        const patch = problem === null ? (0,_job_result_patch_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .patchBytes */ .iS)(record.changes) : empty;
        if (patch.length === 0)
            continue;
        const name = fileName(job);
        kept.add(name);
        const stored = await directory.read(`patches/${name}`, maxPatchBytes).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_4__/* .FileProblem */ .k, () => null));
        // A record is redacted, so a patch that removes a secret only applies as it was written when the job ended.
        if (stored === null || !isSameRedacted(stored, patch, redact))
            await directory.write(`patches/${name}`, patch);
    }
    for (const name of await directory.names('patches'))
        if (!kept.has(name))
            await directory.remove(`patches/${name}`);
}
const empty = Buffer.alloc(0);
const isSameRedacted = (stored, patch, redact) => stored.equals(patch) || redact(stored.toString('latin1')) === patch.toString('latin1');
function patchProblem(changes) {
    for (const { path, diff: shown, patch } of changes) {
        const diff = patch === undefined ? shown : Buffer.from(patch, 'latin1').toString('utf8');
        const name = diff === null ? path : (0,_job_result_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .nameInDiff */ .Au)(path, diff);
        const isItsDiff = name !== null && (diff === null || (0,_job_result_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiffOf */ .Bb)(name, diff, isAllowedLink));
        const why = (0,_job_changes_collect_tree_js__WEBPACK_IMPORTED_MODULE_1__.whyNeverCommitted)(name ?? path) ?? (isItsDiff ? null : 'its diff is not one of this file');
        if (why !== null)
            return `${path}: ${why}`;
    }
    return null;
}
const isAllowedLink = (path, target) => (0,_job_changes_collect_tree_js__WEBPACK_IMPORTED_MODULE_1__.linkProblem)(path, target) === null;
/** Readable, and different for jobs whose names differ only in other characters. */
function fileName(job) {
    const name = (0,_report_name_of_job_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfJob */ .er)(job)
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    return `${name.slice(0, 80)}-${job.key.slice(0, 8)}.patch`;
}


/***/ }),

/***/ 9269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ noPullRequests)
/* harmony export */ });
const noPullRequests = { pullRequests: [], failsRun: false, canceled: null };


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

/***/ 41480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ writeReportsAfter)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/plain-text.js
var plain_text = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/platform/secrets/redact-data.js
var redact_data = __webpack_require__(24788);
// EXTERNAL MODULE: ./lib/report/findings.js
var findings = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/report/formats/sarif.js
var sarif = __webpack_require__(25365);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(17992);
// EXTERNAL MODULE: ./lib/batch/job/batch-format.js
var batch_format = __webpack_require__(90827);
// EXTERNAL MODULE: ./lib/batch/open/types.js
var types = __webpack_require__(9269);
// EXTERNAL MODULE: ./lib/report/formats/junit.js
var junit = __webpack_require__(21892);
// EXTERNAL MODULE: ./lib/batch/run/pass-rates.js
var pass_rates = __webpack_require__(88510);
// EXTERNAL MODULE: ./lib/batch/state/reuse.js
var reuse = __webpack_require__(47613);
// EXTERNAL MODULE: ./lib/batch/report/rows.js
var rows = __webpack_require__(28605);
;// CONCATENATED MODULE: ./lib/batch/report/junit.js




/**
 * A failed evaluation is a failure of the answer; everything else that went wrong is an error: there was no answer. A
 * single failure turns a CI check red, so a repeat that at-least tolerates is skipped.
 */
function junitKind({ figures }, isTolerated) {
    if (isTolerated)
        return 'skipped';
    if (figures.state !== 'ended')
        return (0,rows/* isLeftOpen */.Uh)({ figures }) ? 'error' : 'skipped';
    if ((0,pass_rates/* isUnevaluated */.dR)(figures))
        return 'error';
    return figures.isPassed ? 'passed' : 'failure';
}
function junitHead({ name }, { tests, failures, errors, skipped }) {
    const figures = `tests="${String(tests)}" failures="${String(failures)}" errors="${String(errors)}" skipped="${String(skipped)}"`;
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="sallyport" ${figures}>`,
        `  <testsuite name="${(0,junit/* escapeXml */.X)(name)}" ${figures}>`,
        '',
    ].join('\n');
}
const junitTail = '  </testsuite>\n</testsuites>\n';
function junitCase(reportRow, isTolerated) {
    const { name, row, durationMs } = reportRow;
    const head = `<testcase classname="${(0,junit/* escapeXml */.X)(row.id)}" name="${(0,junit/* escapeXml */.X)(name)}" time="${((durationMs ?? 0) / 1000).toFixed(3)}">`;
    return `    ${head}${bodyOf(reportRow, isTolerated)}</testcase>\n`;
}
const tolerated = 'This repeat did not pass and does not count: enough others passed, or can still pass.';
function bodyOf(reportRow, isTolerated) {
    const { row } = reportRow;
    const problems = (0,rows/* unpassed */.Qg)(row.evaluations).map(({ name, status, reason }) => `${name} (${status}): ${reason}`);
    const kind = junitKind(reportRow, isTolerated);
    if (kind === 'failure' && row.minScore !== undefined && row.evaluations.length > 0)
        problems.unshift(`The score is ${String((0,reuse/* meanScore */.UQ)(row.evaluations))}; min-score is ${String(row.minScore)}.`);
    switch (kind) {
        case 'passed':
            return '';
        case 'skipped': {
            const why = isTolerated ? `${tolerated} ${problems[0] ?? row.reason}` : row.reason;
            return `<skipped message="${(0,junit/* escapeXml */.X)(why)}"/>`;
        }
        case 'failure':
            return `<failure type="evaluation" message="${(0,junit/* escapeXml */.X)(problems[0] ?? '')}">${(0,junit/* escapeXml */.X)(problems.join('\n'))}</failure>`;
        case 'error':
            return row.conclusion === 'success'
                ? `<error type="evaluation" message="${(0,junit/* escapeXml */.X)(problems[0] ?? '')}">${(0,junit/* escapeXml */.X)(problems.join('\n'))}</error>`
                : `<error type="${reportRow.figures.state === 'missing' ? 'missing' : row.conclusion}" message="${(0,junit/* escapeXml */.X)(row.reason)}"/>`;
    }
}

// EXTERNAL MODULE: ./lib/batch/report/name-of-job.js
var name_of_job = __webpack_require__(53599);
// EXTERNAL MODULE: ./lib/batch/report/row-selection.js
var row_selection = __webpack_require__(85737);
// EXTERNAL MODULE: ./lib/batch/report/summary.js
var report_summary = __webpack_require__(4690);
// EXTERNAL MODULE: ./lib/batch/run/totals.js
var run_totals = __webpack_require__(50274);
;// CONCATENATED MODULE: ./lib/batch/steps/write-reports.js















/** GitHub accepts at most 25,000 in one file. */
const maxFindings = 25_000;
const sarifFile = 'report/findings.sarif';
/** Opens the pull requests, then writes the reports, which name them. An error of the former does not lose the latter. */
async function writeReportsAfter(openPullRequests, report, ports) {
    const [opened] = await Promise.allSettled([openPullRequests()]);
    const { pullRequests: posted, failsRun, canceled } = opened.status === 'fulfilled' ? opened.value : types/* noPullRequests */.P;
    const pullRequests = (0,redact_data/* redactData */.E)(posted, (text) => ports.redact((0,plain_text/* plainText */.wh)(text)), batch_format/* batchFormat */.o);
    const end = canceled === null ? {} : { conclusion: 'cancelled', code: 'canceled', reason: canceled };
    if (pullRequests.length > 0)
        await ports.save({ pullRequests, ...end });
    const totals = { ...report.totals, ...end, ...(pullRequests.length === 0 ? {} : { pullRequests }) };
    const written = await writeReports({ ...report, totals }, ports);
    if (opened.status === 'rejected')
        throw opened.reason;
    const { headline } = written;
    const why = failsRun ? ' A pull request failed, and on-failed-write is fail.' : '';
    return {
        written: { ...written, headline: `${headline}${why}` },
        exitCode: (0,run_totals/* exitCodeOfBatch */.J1)(totals.conclusion, failsRun),
    };
}
/**
 * Writes result.json, results.jsonl, junit.xml and summary.md below `report/`, all in one pass over the records, so that
 * memory does not grow with the number of jobs.
 */
async function writeReports(report, ports) {
    const { directory, redact } = ports;
    const { jobs } = report;
    const change = (text) => redact((0,plain_text/* plainText */.wh)(text));
    const totals = (0,redact_data/* redactData */.E)(report.totals, change, batch_format/* batchFormat */.o);
    const selection = (0,row_selection/* createRowSelection */.L)();
    // Repeats of a job often report the same.
    const byText = new Map();
    const offering = { isOffered: false };
    await withWriters(directory, async (json, lines, junit) => {
        await json.write(`${JSON.stringify(totals, null, 2).replace(/\n\}$/, '')},\n  "jobs": [`);
        await junit.write(junitHead(totals, junitFigures(report)));
        for (const [position, job] of jobs.entries()) {
            const reported = await reportRow(position, job, report, { directory, change });
            if (reported === null)
                continue;
            const { row } = reported;
            if (reported.findings !== undefined)
                offering.isOffered = true;
            for (const finding of reported.findings ?? [])
                if (byText.size < maxFindings)
                    byText.set(JSON.stringify(finding), finding);
            const text = JSON.stringify(row.row);
            await json.write(`${position === 0 ? '' : ','}\n    ${text}`);
            await lines.write(`${text}\n`);
            await junit.write(junitCase(row, report.tolerated.has(row.figures)));
            selection.add(row);
        }
        await json.write(`${jobs.length === 0 ? '' : '\n  '}]\n}\n`);
        await junit.write(junitTail);
    });
    const findings = [...byText.values()];
    const selected = selection.selected(jobs.length);
    const summary = (0,report_summary/* batchSummary */.xC)(totals, selected);
    await directory.write('report/summary.md', summary);
    const problem = findingsProblem(totals);
    const hasSarif = offering.isOffered && problem === null;
    if (hasSarif)
        await directory.write(sarifFile, (0,sarif/* sarif */.I)(findings, version/* version */.rE));
    else
        await directory.remove(sarifFile);
    const pathOf = (name) => (0,external_node_path_.join)(directory.path, name);
    const { conclusion, code = '', reason, costUsd } = report.totals;
    const outputs = {
        conclusion,
        'reason-code': code,
        reason: redact(reason),
        'pull-requests': addressesOf(totals),
        'cost-usd': costUsd === null ? '' : String(Number(costUsd.toFixed(6))),
        'report-path': pathOf('report/summary.md'),
        'junit-path': pathOf('report/junit.xml'),
        'sarif-path': hasSarif ? pathOf(sarifFile) : '',
    };
    const text = (0,report_summary/* batchText */.uG)(totals, selected);
    const found = { findings, findingsProblem: problem };
    return { summary, text, headline: (0,report_summary/* batchHeadline */.NV)(totals), valuePath: pathOf('report/result.json'), outputs, ...found };
}
/** Why the findings are not all that there is, so that the other ones have not disappeared. */
function findingsProblem({ conclusion, reason, deferred, parked, missing = 0 }) {
    if (!(0,findings/* isAnalysis */.F3)(conclusion))
        return { conclusion, reason };
    const open = deferred + parked + missing;
    return open === 0 ? null : { conclusion: 'incomplete', reason: `${(0,format_number/* formatCount */.B4)(open, 'job')} did not run.` };
}
/** The output is limited, and a batch can have many jobs: the rest is in the result. */
const maxAddresses = 1_000;
function addressesOf({ pullRequests = [] }) {
    const known = pullRequests.flatMap(({ outcome, url }) => (url === null ? [] : [{ outcome, url }]));
    return JSON.stringify(known.slice(0, maxAddresses));
}
async function reportRow(position, job, { figures, rowOf }, { directory, change }) {
    const rowFigures = figures[position];
    if (rowFigures === undefined)
        return null;
    const { row: stored, record, deferred } = await rowOf(position, job);
    const { transcriptPath: path } = stored;
    const row = { ...stored, transcriptPath: path === null ? null : (0,external_node_path_.join)(directory.path, path) };
    const name = change((0,name_of_job/* nameOfJob */.er)(job));
    const clean = { ...(0,redact_data/* redactData */.E)(row, change, batch_format/* batchFormat */.o), key: row.key };
    const findings = record?.findings === undefined ? undefined : (0,redact_data/* redactData */.E)(record.findings, change, batch_format/* batchFormat */.o);
    const why = deferred === null ? null : change(deferred);
    return {
        row: { name, figures: rowFigures, row: clean, deferred: why, durationMs: (0,rows/* durationOf */.cf)(rowFigures, record) },
        findings,
    };
}
async function withWriters(directory, work) {
    const json = await directory.create('report/result.json');
    const lines = await directory.create('report/results.jsonl');
    const junit = await directory.create('report/junit.xml');
    try {
        await work(json, lines, junit);
    }
    catch (error) {
        for (const writer of [json, lines, junit])
            await writer.abandon();
        throw error;
    }
    for (const writer of [json, lines, junit])
        await writer.close();
}
function junitFigures({ figures, tolerated }) {
    const count = (kind) => figures.filter((rowFigures) => junitKind({ figures: rowFigures }, tolerated.has(rowFigures)) === kind);
    return {
        tests: figures.length,
        failures: count('failure').length,
        errors: count('error').length,
        skipped: count('skipped').length,
    };
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

/***/ 71468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collectTree: () => (/* binding */ collectTree),
  linkProblem: () => (/* binding */ linkProblem),
  unlisted: () => (/* binding */ unlisted),
  whyNeverCommitted: () => (/* binding */ whyNeverCommitted)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/platform/files/held-directory.js
var held_directory = __webpack_require__(16057);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
;// CONCATENATED MODULE: ./lib/platform/files/read-tree-file.js




/** Reads `path` below `root` if it is a plain file without hard links and its path contains no links. */
function readTreeFile(root, path, maxBytes) {
    try {
        const directory = (0,external_node_path_.join)((0,external_node_fs_.realpathSync)(root), (0,external_node_path_.dirname)(path));
        const absolute = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path));
        if ((0,external_node_fs_.lstatSync)(absolute).isSymbolicLink())
            return { problem: 'a symbolic link' };
        if ((0,external_node_fs_.realpathSync)(directory) !== directory)
            return { problem: 'reached through a symbolic link' };
        const { descriptor, stat } = (0,held_directory/* openSame */.bY)(absolute);
        try {
            const problem = problemOf(stat, maxBytes);
            if (problem !== null)
                return { problem };
            return {
                content: (0,external_node_fs_.readFileSync)(descriptor),
                executable: process.platform === 'win32' ? null : (stat.mode & 0o100) !== 0,
            };
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        if (error instanceof types/* FileProblem */.k)
            return { problem: 'replaced while it was being read' };
        if (typeof error.code !== 'string')
            throw error;
        return { problem: 'unreadable' };
    }
}
/** The target of a link as written; `null` if it is not a link, or if it is reached through another one. */
function readTreeLink(root, path) {
    try {
        const directory = (0,external_node_path_.join)((0,external_node_fs_.realpathSync)(root), (0,external_node_path_.dirname)(path));
        const absolute = (0,external_node_path_.join)(directory, (0,external_node_path_.basename)(path));
        if (!(0,external_node_fs_.lstatSync)(absolute).isSymbolicLink() || (0,external_node_fs_.realpathSync)(directory) !== directory)
            return null;
        return (0,external_node_fs_.readlinkSync)(absolute);
    }
    catch (error) {
        if (typeof error.code !== 'string')
            throw error;
        return null;
    }
}
function problemOf(stat, maxBytes) {
    if (!stat.isFile())
        return 'not a regular file';
    if (stat.nlink > 1)
        return 'a file with several hard links';
    return stat.size > maxBytes ? `larger than ${String(maxBytes)} bytes` : null;
}

// EXTERNAL MODULE: ./lib/platform/git/blob-ids.js
var blob_ids = __webpack_require__(75665);
// EXTERNAL MODULE: ./lib/platform/types.js
var platform_types = __webpack_require__(38287);
// EXTERNAL MODULE: ./lib/policy/files/protected.js
var files_protected = __webpack_require__(3197);
// EXTERNAL MODULE: ./lib/policy/files/sensitivity.js
var sensitivity = __webpack_require__(99756);
// EXTERNAL MODULE: ./lib/policy/files/paths.js
var paths = __webpack_require__(55559);
;// CONCATENATED MODULE: ./lib/policy/files/tool-configuration.js

/**
 * Files and directories that configure other tools, in addition to the protected names: who reviews, what runs on commit,
 * install or build, where packages come from. Compared in lower case with every segment. Manifests and lock files are
 * not listed: they change every day and are read in reviews.
 */
const configurationNames = new Set([
    '.mergify.yml .mergify .lfsconfig .gitconfig .githooks .git-hooks .overcommit.yml',
    '.lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml',
    '.npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs .pnp.cjs .pnp.loader.mjs bunfig.toml .bunfig.toml',
    'pip.conf pip.ini .pip .pypirc uv.toml .condarc .gemrc .bundle .cargo nuget.config .mvn init.gradle',
    'gradle-wrapper.properties gradle-wrapper.jar .bazelrc .bazeliskrc .bazelversion',
    '.envrc .tool-versions mise.toml .mise.toml .mise .asdfrc',
].flatMap((line) => line.split(' ')));
/** Whether a path is configuration of another tool, or below it. */
function isToolConfiguration(path) {
    return (0,paths/* segmentsOf */.OD)((0,paths/* foldPath */.tu)(path)).some((segment) => configurationNames.has(segment));
}
/**
 * Whether a path is displayed as another one, or is another one on some systems: invisible characters, characters that
 * change the text direction, a backslash, a segment that ends with a space or a dot. Line breaks and tabs count as spaces:
 * git quotes names that contain them.
 */
function isDeceptivePath(path) {
    return /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufffd\\]|[\p{Z}.](?:\/|$)|(?:^|\/)\p{Z}/u.test(path.replace(/[\n\t]/g, ' '));
}

// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/job/changes/collect-tree.js









/** Why changes are unknown of which git could not make a list. */
const unlisted = 'the changed files could not be listed';
const mostFiles = 100;
const mostBytesEach = 1_000_000;
const mostBytes = 5_000_000;
/**
 * All changes of the run or none, because a part of them could be inconsistent. Protected and sensitive files are never
 * included, whatever the rules allowed the run to write, and neither are changes from before the run.
 */
async function collectTree(ports) {
    return await collect(ports).catch((0,errors/* only */.j6)(platform_types/* GitProblem */.U, ({ message }) => ({
        refused: `git could not determine the changes: ${message}`,
        isUnknown: true,
    })));
}
async function collect(ports) {
    const { changes, git, root, mayRead, isProtected, onlyFrom, takes } = ports;
    const { files: all, notice, base, mixed, hidden } = await changes.since();
    const files = all.filter(({ path }) => !hidden.has(path));
    if (notice !== null)
        return { refused: unlisted, isUnknown: true };
    if (git === null || base === null)
        return { refused: 'the workspace is not a git repository with a commit' };
    if (onlyFrom !== null && base !== onlyFrom) {
        return { refused: 'the checkout may be untrusted, and untrusted content is never pushed to this repository' };
    }
    if (files.length === 0)
        return { refused: 'the run has changed no files, except for ignored ones' };
    if (files.length > mostFiles) {
        return { refused: `${String(files.length)} files are changed, and a pull request may have ${String(mostFiles)}` };
    }
    const prefix = await git.prefix();
    const filtered = await git.filteredPaths(files.map(({ path }) => path));
    const problems = [];
    const open = files.filter(({ path }) => {
        const why = whyNeverCommitted(`${prefix}${path}`) ?? (mixed.has(path) ? 'it had changes before the run' : null);
        const byRules = mayRead(path) ? null : 'not permitted by the rules';
        const problem = why ?? (isProtected(path) ? 'protected' : byRules);
        if (problem !== null)
            problems.push(`${path} (${problem})`);
        return problem === null;
    });
    const there = await readFiles(open.filter(({ kind }) => kind !== 'deleted').map(({ path }) => path), { git, root, base, prefix, filtered, takes });
    problems.push(...there.problems);
    if (problems.length > 0)
        return { refused: `these files cannot be committed: ${(0,lib_text/* listed */.KE)(problems, 5)}` };
    const bytes = [...there.files.values()].reduce((sum, { content }) => sum + content.length, 0);
    if (bytes > mostBytes)
        return { refused: `the changed files have ${String(bytes)} bytes, more than 5 MB` };
    const loaded = open.map(({ path }) => ({
        path: `${prefix}${path}`,
        ...(there.files.get(path) ?? { content: null }),
    }));
    return { tree: { base, baseTree: await git.treeOf(base), files: loaded } };
}
/** The files as git would store them. */
async function readFiles(paths, ports) {
    const { git, root, base, prefix, filtered, takes } = ports;
    const problems = [];
    const modes = await git.modesAtRef(base, paths);
    // A run that only deletes such files, which can be large, needs none.
    const pointers = paths.some((path) => filtered.get(path) === 'lfs') ? await pointersOf(ports) : new Set();
    const files = new Map();
    const links = takes.links ? linksIn(paths, root) : new Map();
    for (const [path, target] of links) {
        const problem = modes.get(path) === '160000' ? 'it replaces a submodule' : linkProblem(`${prefix}${path}`, target);
        if (problem === null)
            files.set(path, { content: Buffer.from(target), mode: '120000' });
        else
            problems.push(`${path} (${problem})`);
    }
    const read = paths.flatMap((path) => {
        if (links.has(path))
            return [];
        const file = readTreeFile(root, path, mostBytesEach);
        const problem = 'problem' in file
            ? file.problem
            : (modeProblem(modes.get(path), file.executable, takes) ??
                filterProblem(filtered.get(path), file.content, pointers));
        if (problem !== null)
            problems.push(`${path} (${problem})`);
        return problem !== null || 'problem' in file ? [] : [{ path, ...file }];
    });
    const ids = await git.blobIds(read.flatMap(({ path }) => (filtered.has(path) ? [] : [path])));
    for (const { path, content, executable } of read) {
        const id = ids.get(path);
        const stored = id === undefined ? pointerIn(content) : (0,blob_ids/* storedBytes */.Z)(content, id);
        const before = modes.get(path);
        if (stored === null)
            problems.push(`${path} (git would convert its content, or it has just changed)`);
        else if (executable === true || (executable === null && before === '100755'))
            files.set(path, { content: stored, mode: '100755' });
        else
            files.set(path, before === undefined || before === '100644' ? { content: stored } : { content: stored, mode: '100644' });
    }
    return { files, problems };
}
function linksIn(paths, root) {
    return new Map(paths.flatMap((path) => {
        const target = readTreeLink(root, path);
        return target === null ? [] : [[path, target]];
    }));
}
/** A link may only lead to files that could be in the commit themselves. */
function linkProblem(path, target) {
    const place = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(path), target));
    // Behind a name, `..` leads to the parent of what a link of that name points to.
    if (/[^./][^/]*\/(?:.*\/)?\.\.(?:\/|$)/s.test(target))
        return 'a link through a directory and out of it';
    if (external_node_path_.posix.isAbsolute(target) || place === '..' || place.startsWith('../'))
        return 'a link out of the repository';
    const problem = whyNeverCommitted(place);
    return problem === null ? null : `a link to ${place}: ${problem}`;
}
/** By default, executable files must have been reviewed: the mode is kept, never added. */
function modeProblem(before, executable, takes) {
    if (before === '160000')
        return 'it replaces a submodule';
    if (before === '120000' && !takes.links)
        return 'it replaces a link';
    if (takes.executables || executable !== true || before === '100755')
        return null;
    return before === '100644' ? 'it was made executable' : 'it is new and executable';
}
/**
 * A moved file of Git LFS keeps its pointer; no filter runs, and nothing is uploaded. No other pointer: people would not
 * see to which content it leads.
 */
function filterProblem(filter, content, pointers) {
    if (filter === undefined)
        return null;
    if (filter !== 'lfs')
        return 'a filter in .gitattributes applies to it';
    const pointer = pointerIn(content);
    if (pointer === null)
        return 'Git LFS stores it, and new content cannot be uploaded';
    return pointers.has(pointer.toString('latin1')) ? null : 'a pointer of Git LFS that no moved file had';
}
/** What the changed and the deleted files of Git LFS had as pointers. */
async function pointersOf({ git, base, filtered }) {
    const paths = [...filtered].flatMap(([path, filter]) => (filter === 'lfs' ? [path] : []));
    const before = paths.length === 0 ? new Map() : await git.readAllAtRef(base, paths);
    return new Set([...before.values()].map((content) => content.toString('latin1')));
}
/** The content, if it is what git stores for a file of Git LFS: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
function pointerIn(content) {
    const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-[^\n]+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/;
    return content.length < 1024 && pointer.test(content.toString('latin1')) ? content : null;
}
/** Why no commit may contain this path, independent of the rules: these files steer later steps and other tools, or contain secrets. */
function whyNeverCommitted(path) {
    if ((0,files_protected/* protectedSegment */.Aq)(path) !== null)
        return 'protected';
    if (isToolConfiguration(path))
        return 'protected, it steers other tools';
    if (isDeceptivePath(path))
        return 'its name is deceptive';
    return (0,sensitivity/* sensitivity */.y)(`/${path}`) === 'low' ? null : 'its name is sensitive';
}


/***/ }),

/***/ 37016:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JU: () => (/* binding */ binaryHunks),
/* harmony export */   ww: () => (/* binding */ literalsIn),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);


const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const lineBytes = 52;
/** What `git diff --binary` writes for any bytes: both contents, compressed, in lines of printable characters. */
function binaryHunks(before, after) {
    return `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
}
function literal(content) {
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateSync)(content);
    let lines = '';
    for (let at = 0; at < packed.length; at += lineBytes) {
        const part = packed.subarray(at, at + lineBytes);
        lines += `${String.fromCharCode(part.length <= 26 ? 64 + part.length : 70 + part.length)}${encoded(part)}\n`;
    }
    return `literal ${String(content.length)}\n${lines}`;
}
/** Five characters for each four bytes; the last ones are filled up with zeros. */
function encoded(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += 4) {
        let word = 0;
        for (let index = 0; index < 4; index += 1)
            word = word * 256 + (bytes[at + index] ?? 0);
        let five = '';
        for (let index = 0; index < 5; index += 1) {
            five = alphabet.charAt(word % 85) + five;
            word = Math.floor(word / 85);
        }
        text += five;
    }
    return text;
}
/** The contents in the hunks that `binaryHunks` wrote. Throws for other text. */
function literalsIn(patch) {
    return [...patch.matchAll(/^literal \d+\n((?:[A-Za-z][^\n]+\n)*)/gm)].map(([, lines = '']) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync)(Buffer.concat(lines.trimEnd().split('\n').map(decoded))));
}
function decoded(line) {
    const code = line.charCodeAt(0);
    const length = code <= 90 ? code - 64 : code - 70;
    const bytes = Buffer.alloc(Math.ceil(length / 4) * 4);
    for (let at = 0; at < bytes.length; at += 4) {
        let word = 0;
        for (const sign of line.slice(1 + (at / 4) * 5, 6 + (at / 4) * 5))
            word = word * 85 + alphabet.indexOf(sign);
        bytes.writeUInt32BE(word, at);
    }
    return bytes.subarray(0, length);
}
/** The id that git gives to a content; `length` is that of ids in the repository. */
function blobId(content, length) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1')
        .update(`blob ${String(content.length)}\0`)
        .update(content)
        .digest('hex');
}


/***/ }),

/***/ 62177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ nameInDiff),
/* harmony export */   Bb: () => (/* binding */ isDiffOf),
/* harmony export */   diffableState: () => (/* binding */ diffableState),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54539);
/* harmony import */ var _platform_files_file_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69898);
/* harmony import */ var _tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49977);
/* harmony import */ var _binary_patch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37016);





/** Larger files are listed without a diff, and their patch is binary: comparing their lines takes too long. */
const maxDiffedBytes = 1_000_000;
/** Larger files are in no patch. */
const maxPatchedBytes = 15_000_000;
/**
 * The state of a file, with the content that a patch needs; `null` for a missing file, also if there is a directory in
 * its place.
 */
function diffableState(path, room = maxPatchedBytes) {
    const state = (0,_platform_files_file_state_js__WEBPACK_IMPORTED_MODULE_1__/* .fileState */ .oT)(path, Math.max(0, Math.min(maxPatchedBytes, room)));
    return state?.isDirectory === true ? null : state;
}
/**
 * A changed file with its diff, or with a note that explains why the diff is missing, and with its patch if the diff is
 * not exactly the change; `null` if both sides are equal.
 */
async function describeChange(path, sides, options) {
    const { before, after } = sides;
    const problem = unpatchable([before, after].filter((side) => side !== null));
    const kind = before === null ? 'created' : after === null ? 'deleted' : 'modified';
    const none = { path, kind, added: 0, removed: 0, diff: null };
    if (problem !== null)
        return { ...none, note: problem };
    if (isSame(before, after))
        return null;
    // `git apply` ignores files outside of the directory that it runs in, so names begin at the top of the repository.
    const name = `${options.prefix}${path}`;
    const shown = await shownDiff(path, sides, { ...options, kind, name });
    const isExact = shown.diff !== null && isUtf8Text(before) && isUtf8Text(after);
    if (isExact)
        return shown;
    const patch = await exactPatch(name, sides, options.idLength);
    if (patch.length <= options.patchRoom)
        return { ...shown, patch };
    return { ...shown, diff: null, note: `its patch has ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(patch.length)} bytes, more than fits` };
}
function unpatchable(sides) {
    if (sides.some(({ mode }) => mode === '160000'))
        return 'a nested repository';
    if (sides.some(({ mode }) => mode === 'other'))
        return 'not a regular file';
    return sides.some(({ content }) => content === null) ? 'too large for a diff' : null;
}
/** The diff as people read it, which only is the change itself if the texts are UTF-8. */
async function shownDiff(path, { before, after }, { kind, name, room, isComplete }) {
    const none = (note, added = 0, removed = 0) => {
        return { path, kind, added, removed, diff: null, note };
    };
    const sides = [before, after].filter((side) => side !== null);
    if (isTypeChange(before, after))
        return none('a link on one side, a file on the other');
    if (sides.some(({ content }) => content?.includes(0) === true))
        return none('binary');
    if (sides.some(({ content }) => (content?.length ?? 0) > maxDiffedBytes))
        return none('too large for a diff');
    if (room <= 0)
        return none('the diffs above use up the space of the report');
    const texts = [textOf(before, 'utf8'), textOf(after, 'utf8')];
    const hunks = (await (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hunksOf */ .H)(...texts, hunkOptions)) ?? (isComplete ? (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .replacingHunk */ .a)(...texts) : null);
    if (hunks === null)
        return none('too different for a diff');
    const diff = fileDiff(name, { before, after }, hunks.text);
    const bytes = Buffer.byteLength(diff);
    if (bytes <= room)
        return { path, kind, added: hunks.added, removed: hunks.removed, diff };
    return none(`the diff has ${String(bytes)} bytes, more than fits into the report`, hunks.added, hunks.removed);
}
const hunkOptions = { context: 3, timeoutMs: 500 };
/** The change as `git diff --binary` writes it, one character per byte. */
async function exactPatch(name, { before, after }, idLength) {
    if (isTypeChange(before, after)) {
        const removal = await exactPatch(name, { before, after: null }, idLength);
        return removal + (await exactPatch(name, { before: null, after }, idLength));
    }
    const contents = [before?.content ?? Buffer.alloc(0), after?.content ?? Buffer.alloc(0)];
    if (!contents.every((content) => content.length <= maxDiffedBytes && !content.includes(0))) {
        const [old, now] = contents.map((content) => (0,_binary_patch_js__WEBPACK_IMPORTED_MODULE_2__/* .blobId */ .zA)(content, idLength));
        const ids = [before === null ? '0'.repeat(idLength) : old, after === null ? '0'.repeat(idLength) : now];
        return bytesOf(`${headOf(name, before, after)}index ${ids.join('..')}\n`) + (0,_binary_patch_js__WEBPACK_IMPORTED_MODULE_2__/* .binaryHunks */ .JU)(...contents);
    }
    const texts = [textOf(before, 'latin1'), textOf(after, 'latin1')];
    const { text } = (await (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hunksOf */ .H)(...texts, hunkOptions)) ?? (0,_tools_files_text_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .replacingHunk */ .a)(...texts);
    const lines = fileDiff(name, { before, after }, '');
    return text === '' ? bytesOf(lines) : bytesOf(lines + namesOf(name, before, after)) + text;
}
const bytesOf = (text) => Buffer.from(text).toString('latin1');
function fileDiff(name, { before, after }, hunks) {
    return `${headOf(name, before, after)}${hunks === '' ? '' : `${namesOf(name, before, after)}${hunks}`}`;
}
const textOf = (side, encoding) => side?.content?.toString(encoding) ?? '';
const isUtf8Text = (side) => side === null || side.content === null || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(side.content);
const isTypeChange = (before, after) => before !== null && after !== null && (before.mode === '120000') !== (after.mode === '120000');
function isSame(before, after) {
    if (before?.content === undefined || before.content === null || !after?.content)
        return false;
    return before.mode === after.mode && before.content.equals(after.content);
}
/** The lines by which `git apply` knows the files. */
function headOf(path, before, after) {
    const head = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\n`;
    if (before === null)
        return `${head}new file mode ${after?.mode ?? ''}\n`;
    if (after === null)
        return `${head}deleted file mode ${before.mode}\n`;
    return before.mode === after.mode ? head : `${head}old mode ${before.mode}\nnew mode ${after.mode}\n`;
}
function namesOf(path, before, after) {
    const name = (prefix, side) => {
        const whole = quoted(`${prefix}/${path}`);
        return side === null ? '/dev/null' : whole.includes(' ') ? `${whole}\t` : whole;
    };
    return `--- ${name('a', before)}\n+++ ${name('b', after)}\n`;
}
const escapes = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '"': '\\"', '\\': '\\\\' };
function quoted(name) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what git quotes in a name
    const odd = /[\x00-\x1f\x7f"\\]/g;
    if (!odd.test(name))
        return name;
    const octal = (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`;
    return `"${name.replaceAll(odd, (sign) => escapes[sign] ?? octal(sign))}"`;
}
const modeLine = /^(?:(?:new file|deleted file) mode 120000|(?:new file|deleted file|old|new) mode 100(?:644|755))$/;
/**
 * The name of the file in its stored diff, from the top of the repository, or `null` for a file that does not end with
 * this path.
 */
function nameInDiff(path, diff) {
    const names = /^diff --git (.*)/.exec(diff)?.[1] ?? '';
    const oldName = names.slice(0, (names.length - 1) / 2);
    const end = quoted(path) === path ? path : quoted(path).slice(1);
    const start = oldName.startsWith('"') ? '"a/' : 'a/';
    if (!oldName.startsWith(start) || !oldName.endsWith(end))
        return null;
    const prefix = oldName.slice(start.length, oldName.length - end.length);
    return prefix === '' || prefix.endsWith('/') ? `${prefix}${path}` : null;
}
/**
 * Whether a stored diff or patch has the form of those above, changes only this file, and makes no link but an allowed
 * one: it may have been planted.
 */
function isDiffOf(path, diff, allowsLink) {
    const lines = diff.split('\n');
    if (lines.pop() !== '')
        return false;
    let at = 0;
    // The change from a link to a file, or from a file to a link, is one that deletes and one that creates.
    for (let parts = 0; at < lines.length; parts += 1) {
        const end = parts < 2 ? endOfFileDiff(lines, at, { path, allowsLink }) : null;
        if (end === null)
            return false;
        at = end;
    }
    return true;
}
function endOfFileDiff(lines, start, { path, allowsLink }) {
    const head = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}`;
    if (lines[start] !== head)
        return null;
    let at = start + 1;
    while (modeLine.test(lines[at] ?? ''))
        at += 1;
    const makesLink = lines.slice(start, at).includes('new file mode 120000');
    if (lines[at]?.startsWith('index ') === true)
        return makesLink ? null : endOfBinary(lines, at);
    const isEnd = at === lines.length || lines[at] === head;
    if (isEnd)
        return makesLink ? null : at;
    const isName = (line, sign, prefix) => line?.replace(/\t$/, '') === `${sign} ${quoted(`${prefix}/${path}`)}` || line === `${sign} /dev/null`;
    if (!isName(lines[at], '---', 'a') || !isName(lines[at + 1], '+++', 'b'))
        return null;
    if (makesLink && !(lines[at + 2] === '@@ -0,0 +1 @@' && allowsLink(path, lines[at + 3]?.slice(1) ?? '')))
        return null;
    for (at += 2; at < lines.length && lines[at] !== head;) {
        const end = endOfHunk(lines, at);
        if (end === null)
            return null;
        at = end;
    }
    return at;
}
/** The line after two contents, each with the lines that `binaryHunks` writes. */
function endOfBinary(lines, start) {
    if (!/^index [0-9a-f]{40,64}\.\.[0-9a-f]{40,64}$/.test(lines[start] ?? ''))
        return null;
    if (lines[start + 1] !== 'GIT binary patch')
        return null;
    let at = start + 2;
    for (let contents = 0; contents < 2; contents += 1) {
        if (!/^literal \d+$/.test(lines[at] ?? ''))
            return null;
        for (at += 1; lines[at] !== ''; at += 1)
            if (!/^[A-Za-z][!-~]{5,65}$/.test(lines[at] ?? ''))
                return null;
        at += 1;
    }
    return at;
}
/** The line after a hunk, by the numbers of lines in its head: its lines may look like the head of another file. */
function endOfHunk(lines, start) {
    const head = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(lines[start] ?? '');
    if (head === null)
        return null;
    let [before, after] = [Number(head[1] ?? 1), Number(head[2] ?? 1)];
    let at = start + 1;
    for (; before > 0 || after > 0 || lines[at]?.startsWith('\\') === true; at += 1) {
        const sign = lines[at]?.[0];
        if (sign === undefined || !' -+\\'.includes(sign))
            return null;
        if (sign === ' ' || sign === '-')
            before -= 1;
        if (sign === ' ' || sign === '+')
            after -= 1;
    }
    return before === 0 && after === 0 ? at : null;
}


/***/ }),

/***/ 11456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ isUnpatched),
/* harmony export */   TA: () => (/* binding */ hasSecret),
/* harmony export */   gE: () => (/* binding */ redactedChanges),
/* harmony export */   iS: () => (/* binding */ patchBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _binary_patch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37016);


/** The changes for `git apply`. */
function patchBytes(changes) {
    return Buffer.concat(changes.map(bytesOf));
}
const bytesOf = ({ diff, patch }) => patch === undefined ? Buffer.from(diff ?? '') : Buffer.from(patch, 'latin1');
/** Whether no patch has this change. */
const isUnpatched = ({ diff, patch }) => diff === null && patch === undefined;
/** Redacts texts in their own encoding. In a binary patch nothing can be replaced. */
function redactedChanges(changes, redact) {
    const kept = [];
    const [redacted, secret] = [[], []];
    for (const change of changes) {
        const before = bytesOf(change);
        const isBinary = change.patch?.includes('\nGIT binary patch\n') === true;
        if (isBinary && (0,_binary_patch_js__WEBPACK_IMPORTED_MODULE_1__/* .literalsIn */ .ww)(change.patch ?? '').some((content) => hasSecret(content, redact))) {
            secret.push(change.path);
            continue;
        }
        const after = redactedBytes(before, redact);
        if (!after.equals(before))
            redacted.push(change.path);
        kept.push({ diff: null, patch: after.toString('latin1') });
    }
    return { kept, redacted, secret };
}
function redactedBytes(bytes, redact) {
    const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'utf8' : 'latin1';
    return Buffer.from(redact(bytes.toString(encoding)), encoding);
}
/** Whether these bytes contain a secret of the run, as UTF-8 or in an encoding of one byte per character. */
function hasSecret(content, redact) {
    return ['utf8', 'latin1', 'utf16le'].some((encoding) => {
        const text = content.toString(encoding);
        return redact(text) !== text;
    });
}


/***/ }),

/***/ 69898:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ changeTimeMs),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   _G: () => (/* binding */ isSameState),
/* harmony export */   jj: () => (/* binding */ fileStates),
/* harmony export */   oT: () => (/* binding */ fileState)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_2__);



/** Constants that a system lacks are undefined, which `|` treats as 0. */
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
/** For larger files, only size and times are compared, since reading them would be too expensive. */
const maxHashedBytes = 64_000_000;
const chunkBytes = 1_000_000;
/** A file system may give two successive changes the same time, or many if it stores whole seconds. */
const freshMs = 100;
const freshSecondsMs = 2_500;
/**
 * The state of a path; `null` if it does not exist. Does not follow links or wait for FIFOs. Keeps contents of up to
 * `keep` bytes.
 */
function fileState(path, keep) {
    const stat = lstatOrNull(path);
    if (stat === null)
        return null;
    if (stat === 'unknown')
        return { ...nothingRead, mode: 'other', stamp: 'unknown', isFresh: false };
    const seen = {
        mode: modeOf(stat),
        stamp: stampOf(stat),
        isFresh: isFresh(stat),
        ...(stat.isDirectory() ? { isDirectory: true } : {}),
    };
    try {
        if (stat.isSymbolicLink())
            return { ...seen, ...read([Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path))], keep) };
        if (!stat.isFile() || stat.size > maxHashedBytes)
            return { ...seen, ...nothingRead };
        return { ...seen, ...readFile(path, stat, keep) };
    }
    catch (error) {
        if (typeof error.code !== 'string')
            throw error;
        return { ...seen, ...nothingRead };
    }
}
const nothingRead = { digest: null, content: null };
/** Whether the path is unchanged; reads its content only if size and times do not decide it. */
function isUnchanged(path, before) {
    const stat = lstatOrNull(path);
    if (before === null || stat === null)
        return before === stat;
    if (stat !== 'unknown' && !before.isFresh && stampOf(stat) === before.stamp)
        return true;
    return isSameState(before, fileState(path, 0));
}
function isSameState(before, after) {
    if (before === null || after === null)
        return before === after;
    if (before.digest === null || after.digest === null)
        return before.stamp === after.stamp;
    return before.digest === after.digest && before.mode === after.mode;
}
/**
 * The states of many paths below a directory; contents are kept up to the total limit. Yields to other work in between.
 */
async function fileStates(root, paths, { each, total, signal }) {
    const states = new Map();
    let room = total;
    for (const path of paths) {
        if (signal.aborted)
            break;
        const state = fileState(`${root}/${path}`, Math.min(each, room));
        room -= state?.content?.length ?? 0;
        states.set(path, state);
        if (states.size % 50 === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
    }
    return states;
}
/** The time of the last change of this path, in milliseconds since the epoch; NaN if unknown. */
function changeTimeMs(path) {
    const stat = lstatOrNull(path);
    return stat === null || stat === 'unknown' ? Number.NaN : stat.ctimeMs;
}
function lstatOrNull(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        return error.code === 'ENOTDIR' ? null : 'unknown';
    }
}
function modeOf(stat) {
    if (stat.isSymbolicLink())
        return '120000';
    if (!stat.isFile())
        return 'other';
    return process.platform !== 'win32' && (stat.mode & 0o100) !== 0 ? '100755' : '100644';
}
function stampOf(stat) {
    return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ');
}
function isFresh({ ctimeMs }) {
    const resolution = ctimeMs % 1_000 === 0 ? freshSecondsMs : freshMs;
    return ctimeMs > Date.now() - resolution;
}
function readFile(path, stat, keep) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        if (!opened.isFile() || opened.ino !== stat.ino)
            return nothingRead;
        return read(chunks(descriptor, opened.size), keep);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Reads in chunks that share one buffer: a chunk is only valid until the next one is read. */
function* chunks(descriptor, size) {
    const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(size, chunkBytes)));
    for (let left = size; left > 0;) {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, Math.min(left, buffer.length), null);
        if (bytes === 0)
            return;
        left -= bytes;
        yield buffer.subarray(0, bytes);
    }
}
function read(parts, keep) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let kept = [];
    let size = 0;
    for (const part of parts) {
        hash.update(part);
        size += part.length;
        if (size > keep)
            kept = null;
        else
            kept?.push(Buffer.from(part));
    }
    return { digest: hash.digest('base64'), content: kept === null ? null : Buffer.concat(kept) };
}


/***/ }),

/***/ 3197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ protectedSegment),
/* harmony export */   WF: () => (/* binding */ isProtectedPath),
/* harmony export */   tO: () => (/* binding */ isFreeDevice)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55559);

/**
 * Names of directories and files that control later steps, other tools or the agent itself: writing them means running
 * code later. Each row with the page of its product. Compared in lower case with every segment of a path.
 */
const protectedRows = [
    ['.git .gitmodules .gitattributes', 'https://git-scm.com/docs/gitrepository-layout'],
    ['.github', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax'],
    ['_runner_file_commands', 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands'],
    [
        'codeowners',
        'https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners',
    ],
    ['.gitlab-ci.yml .gitlab', 'https://docs.gitlab.com/ci/yaml/'],
    ['jenkinsfile', 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/'],
    ['.circleci', 'https://circleci.com/docs/configuration-reference/'],
    [
        'azure-pipelines.yml azure-pipelines.yaml .azure-pipelines',
        'https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/',
    ],
    ['.buildkite', 'https://buildkite.com/docs/pipelines/configure/defining-steps'],
    ['.gitea .forgejo', 'https://forgejo.org/docs/latest/user/actions/reference/'],
    ['.woodpecker .woodpecker.yml .woodpecker.yaml', 'https://woodpecker-ci.org/docs/usage/workflow-syntax'],
    ['.travis.yml', 'https://docs.travis-ci.com/user/customizing-the-build/'],
    ['.drone.yml .drone.jsonnet .drone.star', 'https://docs.drone.io/yaml/docker/'],
    [
        'bitbucket-pipelines.yml',
        'https://support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/',
    ],
    ['appveyor.yml .appveyor.yml', 'https://www.appveyor.com/docs/appveyor-yml/'],
    ['.cirrus.yml .cirrus.star', 'https://cirrus-ci.org/guide/writing-tasks/'],
    ['.teamcity', 'https://www.jetbrains.com/help/teamcity/kotlin-dsl.html'],
    ['.semaphore', 'https://docs.semaphore.io/reference/pipeline-yaml'],
    ['cloudbuild.yaml cloudbuild.yml cloudbuild.json', 'https://cloud.google.com/build/docs/build-config-file-schema'],
    ['buildspec.yml buildspec.yaml', 'https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html'],
    ['.build.yml .builds', 'https://man.sr.ht/builds.sr.ht/'],
    ['.tekton', 'https://pipelinesascode.com/docs/'],
    ['.zuul.yaml zuul.yaml .zuul.d zuul.d', 'https://zuul-ci.org/docs/zuul/latest/project-config.html'],
    ['codefresh.yml .codefresh', 'https://codefresh.io/docs/docs/pipelines/what-is-the-codefresh-yaml/'],
    [
        'renovate.json renovate.json5 .renovaterc .renovaterc.json .renovaterc.json5',
        'https://docs.renovatebot.com/configuration-options/',
    ],
    ['.husky .huskyrc', 'https://typicode.github.io/husky/how-to.html'],
    // With any ending: see `protectedForms`.
    ['.lefthook .lefthook-local', 'https://lefthook.dev/configuration/'],
    ['.pre-commit-config.yaml .pre-commit-config.yml .pre-commit-hooks.yaml', 'https://pre-commit.com/'],
    ['.vscode', 'https://code.visualstudio.com/docs/debugtest/tasks'],
    ['.idea', 'https://www.jetbrains.com/help/idea/creating-and-managing-projects.html'],
    ['.zed .rules', 'https://zed.dev/docs/ai/rules'],
    ['.devcontainer .devcontainer.json', 'https://containers.dev/implementors/spec/'],
    ['.sallyport .sallyportignore sallyport.yml sallyport.yaml mcp.lock', 'docs/configuration.md'],
    ['.agents agents.md agent.md agents.override.md skill.md', 'https://agents.md/'],
    ['.claude .claude.json claude.md claude.local.md .mcp.json', 'https://code.claude.com/docs/en/settings'],
    ['.codex', 'https://developers.openai.com/codex/config-basic'],
    ['.gemini .geminiignore gemini.md', 'https://geminicli.com/docs/reference/configuration/'],
    ['.qwen .qwenignore qwen.md', 'https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings/'],
    ['.cursor .cursorrules mcp.json', 'https://cursor.com/docs/context/rules'],
    ['.clinerules', 'https://docs.cline.bot/features/cline-rules'],
    ['.roo .roomodes .roorules', 'https://docs.roocode.com/features/custom-instructions'],
    ['.windsurf .windsurfrules', 'https://docs.windsurf.com/windsurf/cascade/memories'],
    ['.opencode opencode.json opencode.jsonc', 'https://opencode.ai/docs/config/'],
    ['.pi', 'https://github.com/badlogic/pi-mono'],
    ['.continue .continuerules', 'https://docs.continue.dev/customize/deep-dives/rules'],
    ['.aider.conf.yml conventions.md', 'https://aider.chat/docs/usage/conventions.html'],
    ['.kiro', 'https://kiro.dev/docs/steering/'],
    ['.junie', 'https://www.jetbrains.com/help/junie/customize-guidelines.html'],
    ['warp.md', 'https://docs.warp.dev/knowledge-and-collaboration/rules'],
    ['.amazonq', 'https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html'],
    ['.goosehints .goose', 'https://block.github.io/goose/docs/guides/context-engineering/using-goosehints'],
    ['.augment .augment-guidelines', 'https://docs.augmentcode.com/setup-augment/guidelines'],
    ['.trae', 'https://docs.trae.ai/ide/rules'],
    ['.factory', 'https://docs.factory.ai/cli/configuration/settings'],
    ['.crush crush.json .crush.json', 'https://github.com/charmbracelet/crush'],
    ['.openhands', 'https://docs.openhands.dev/openhands/usage/customization/repository'],
];
const protectedNames = new Set(protectedRows.flatMap(([names]) => names.split(' ')));
/**
 * The short name of `.git` on Windows; prompt files, which a later run renders (GitHub Models, Copilot); and lefthook's
 * configuration in each of its formats.
 */
const protectedForms = /^git~\d$|\.prompt\.(?:md|ya?ml)$|^\.?lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/;
/** The segment that makes a path protected: written only with a rule that names it. `null` for other paths. */
function protectedSegment(path) {
    const original = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)(path);
    const at = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentsOf */ .OD)((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)).findIndex((segment) => protectedNames.has(segment) || protectedForms.test(segment));
    return at < 0 ? null : (original[at] ?? null);
}
/** Interfaces to the kernel and to other processes; no rule allows access. */
const kernelPath = /^\/(?:proc|sys|dev)(?:\/|$)/;
/** Devices without content of their own. bash passes /dev/fd/60 to /dev/fd/63 for process substitutions. */
const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;
/** Whether a path is a device that is always readable and writable. */
function isFreeDevice(path) {
    return path.startsWith('/dev/') && freeDevice.test(path);
}
/** Whether a path is below /proc, /sys or /dev and is not a free device. */
function isProtectedPath(path) {
    return kernelPath.test(path) && !isFreeDevice(path);
}


/***/ }),

/***/ 21892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TW: () => (/* binding */ junitError),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   bA: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

/** The findings as JUnit XML: errors and warnings are failed cases, notes are passed ones with a text. */
function junit(findings) {
    const failures = findings.filter(({ severity }) => severity !== 'note').length;
    const nameOf = uniqueNames(findings);
    const cases = findings.map((finding) => testCase(finding, nameOf(finding)));
    return suite(cases, `tests="${String(findings.length)}" failures="${String(failures)}" errors="0"`);
}
/** A run that ended too early to say what it would have found. */
function junitError(type, reason) {
    const error = `<error type="${escapeXml(type)}" message="${escapeXml(reason)}"/>`;
    return suite([`<testcase classname="sallyport" name="run">${error}</testcase>`], 'tests="1" failures="0" errors="1"');
}
function suite(cases, figures) {
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="sallyport" ${figures}>`,
        `  <testsuite name="sallyport" ${figures}>`,
        ...cases.map((text) => `    ${text}`),
        '  </testsuite>',
        '</testsuites>',
        '',
    ].join('\n');
}
/** Without line numbers, so that a finding that moves stays the same test; equal ones are counted in their order in the file. */
function uniqueNames(findings) {
    const names = new Map();
    const used = new Set();
    for (const finding of (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .inFileOrder */ .w$)(findings)) {
        const { path, title, rule } = finding;
        const name = `${rule === undefined ? '' : `${rule}: `}${title} (${path})`;
        let unique = name;
        for (let count = 2; used.has(unique); count += 1)
            unique = `${name} ${String(count)}`;
        used.add(unique);
        names.set(finding, unique);
    }
    return (finding) => names.get(finding) ?? finding.title;
}
function testCase(finding, name) {
    const { path, line, severity, title, message, rule } = finding;
    const text = escapeXml(`${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOfFinding */ .YR)(finding)}\n${message}`);
    const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(name)}" file="${escapeXml(path)}" line="${String(line)}">`;
    const body = severity === 'note'
        ? `<system-out>${text}</system-out>`
        : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
    return `${head}${body}</testcase>`;
}
/** Characters that XML 1.0 cannot represent are removed. */
// biome-ignore format: one range per group
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(text) {
    return text
        .replace(notInXml, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}


/***/ }),

/***/ 25365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5428);

/** The rule of a finding that names none. */
const generalRule = 'finding';
/**
 * The findings as SARIF 2.1.0 (OASIS) for GitHub code scanning. Paths are relative to the root of the repository; a
 * suggestion is a fix of whole lines.
 */
function sarif(findings, version) {
    const rules = [...new Set(findings.map(({ rule }) => rule ?? generalRule))];
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'Sallyport', version, rules: rules.map(descriptor) } },
                columnKind: 'utf16CodeUnits',
                results: findings.map((finding) => result(finding, rules)),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
/** GitHub requires all three texts. */
function descriptor(id) {
    const what = id === generalRule ? 'A finding without a name' : `A finding that the model named \`${id}\``;
    const help = `${what}. The message of each alert has the reason and what to do. A model wrote it: check it before you act.`;
    return {
        id,
        shortDescription: { text: id },
        fullDescription: { text: `${what.replaceAll('`', '')}.` },
        help: { text: help.replaceAll('`', ''), markdown: help },
    };
}
function result(finding, rules) {
    const { path, line, endLine = line, severity, title, message, suggestion, rule = generalRule } = finding;
    const artifactLocation = {
        uri: encodeURI(path.replace(/\p{Cs}/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent),
        uriBaseId: '%SRCROOT%',
    };
    return {
        ruleId: rule,
        ruleIndex: rules.indexOf(rule),
        level: severity,
        message: { text: `${title}\n\n${message}` },
        locations: [{ physicalLocation: { artifactLocation, region: { startLine: line, endLine } } }],
        // For other readers: code scanning only uses its own fingerprint, of the text of the line.
        partialFingerprints: { 'sallyport/v1': (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)([JSON.stringify([rule, path, title])], 32) },
        ...(suggestion === undefined
            ? {}
            : {
                fixes: [
                    {
                        description: { text: title },
                        artifactChanges: [{ artifactLocation, replacements: [replacement({ line, endLine, suggestion })] }],
                    },
                ],
            }),
    };
}
/** A region of lines ends before its last line break, so only one that is removed as a whole ends in the line after it. */
function replacement({ line, endLine, suggestion }) {
    if (suggestion === '') {
        return { deletedRegion: { startLine: line, startColumn: 1, endLine: endLine + 1, endColumn: 1 } };
    }
    const deletedRegion = { startLine: line, endLine };
    return { deletedRegion, insertedContent: { text: suggestion.replace(/\r?\n$/, '') } };
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