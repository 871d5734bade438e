"use strict";
exports.id = 2504;
exports.ids = [2504,193];
exports.modules = {

/***/ 70193:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyWriteRequests: () => (/* binding */ applyWriteRequests),
/* harmony export */   withheld: () => (/* binding */ withheld)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _github_writes_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71235);
/* harmony import */ var _github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84758);
/* harmony import */ var _platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60957);
/* harmony import */ var _report_sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49703);
/* harmony import */ var _sanitize_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42344);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20653);







/**
 * Applies the recorded writes and returns the result of each: commits first, then the others in order. If a commit fails,
 * the others are canceled, because they may speak of it. Any other failed write does not stop the next one. Each write
 * first looks for what an earlier run with the same key posted, so that applying again changes nothing.
 */
async function applyWriteRequests(requests, context) {
    const commits = requests.filter(isCommit);
    const rest = requests.filter((request) => !isCommit(request));
    // A label must exist before it is added.
    const others = rest.toSorted((a, b) => Number((0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(b).isFirst) - Number((0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(a).isFirst));
    const rows = await applyInOrder(commits, context);
    const lost = rows.find(({ outcome }) => outcome === 'failed' || outcome === 'withheld');
    if (lost === undefined)
        return [...rows, ...(await applyInOrder(others, context))];
    const tool = lost.what.split(' ', 1)[0] ?? '';
    return [
        ...rows,
        ...withheld(others, 'canceled', `Canceled, because ${tool} did not succeed. ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstSentence */ .qi)(lost.note)}`.trim()),
    ];
}
const failedRow = (what, note) => ({
    ...{ what, outcome: 'failed', url: null, note, code: 'github-error' },
});
const isCommit = (request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).isCommit;
async function applyInOrder(requests, context) {
    const applied = [];
    for (const request of requests) {
        const number = 1 + applied.filter((earlier) => earlier.request.kind === request.kind).length;
        const results = applyAndReport(request, number, context).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J, ({ message, hint }) => [failedRow(nameOf(request), `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .asSentence */ .KG)(message)} ${hint}`)]));
        applied.push({ request, results: await results });
    }
    return [...applied.flatMap(({ results }) => results), ...(await finish(applied, context))];
}
/** What follows once all requests of a kind are posted. */
async function finish(applied, context) {
    const further = [];
    for (const kind of new Set(applied.map(({ request }) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request)))) {
        const ofKind = applied.filter(({ request }) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request) === kind);
        const [requests, posted] = [ofKind.map(({ request }) => request), ofKind.flatMap(({ results }) => results)];
        const finished = kind.finish?.(requests, posted, context);
        const failed = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_github_types_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubProblem */ .J, ({ sentences }) => [failedRow(kind.tool, sentences)]);
        further.push(...((await finished?.catch(failed)) ?? []));
    }
    return further;
}
/**
 * The note of the first row lists what was sanitized, if anything was posted; each text counts once, even if it was
 * sanitized repeatedly.
 */
async function applyAndReport(request, number, context) {
    const cleaned = new Map();
    const sanitize = (text) => {
        const known = cleaned.get(text) ?? context.sanitize(text);
        cleaned.set(text, known);
        return known.text;
    };
    const kind = (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request);
    const permissions = (0,_github_writes_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionsFor */ .mr)(kind.permissions, context.item);
    const call = { ...context, sanitize, what: kind.nameOf(request), permissions, number };
    const [main, ...others] = await kind.post(request, call);
    const changes = (0,_sanitize_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .sumChanges */ .j)(...[...cleaned.values()].map((text) => text.changes));
    if (main === undefined)
        return [];
    // The commit of a pull request that could not be opened has its title.
    const isPosted = [main, ...others].some(({ outcome, commit }) => posted.has(outcome) || (outcome === 'failed' && commit !== undefined));
    if (!isPosted || changes.length === 0)
        return [main, ...others];
    const notes = [...(main.note === '' ? [] : [(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .asSentence */ .KG)(main.note)]), `Sanitized: ${(0,_report_sanitized_notice_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizedNotice */ .G)(changes)}.`];
    const details = main.details === undefined ? {} : { details: `${main.details} ${notes.at(-1) ?? ''}`.trim() };
    return [{ ...main, note: notes.join(' '), ...details }, ...others];
}
const nameOf = (request) => (0,_github_writes_kinds_js__WEBPACK_IMPORTED_MODULE_2__.kindOf)(request).nameOf(request);
const posted = new Set(['created', 'updated', 'fell back']);
/** Rows for writes that are not applied at all, with the reason. */
function withheld(requests, code, note) {
    return requests.map((request) => ({ what: nameOf(request), outcome: 'withheld', url: null, note, code }));
}


/***/ }),

/***/ 72504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkResult: () => (/* binding */ checkResult),
  reviewResult: () => (/* binding */ reviewResult)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/fingerprint.js
var fingerprint = __webpack_require__(5428);
// EXTERNAL MODULE: ./lib/platform/github/types.js
var types = __webpack_require__(60957);
// EXTERNAL MODULE: ./lib/report/comment/comment.js + 1 modules
var comment = __webpack_require__(53754);
// EXTERNAL MODULE: ./lib/publish/apply-writes.js
var apply_writes = __webpack_require__(70193);
// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(9626);
// EXTERNAL MODULE: ./lib/sanitize/truncate-markdown.js
var truncate_markdown = __webpack_require__(32622);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
;// CONCATENATED MODULE: ./lib/publish/result-check.js






/** GitHub's limits for annotations in one request and for the characters of a summary. */
const annotationsAtOnce = 50;
const summaryCharacters = 65_535;
/** Readers do not scroll beyond this many; all findings are in the SARIF file. */
const maxAnnotations = 500;
const levels = { error: 'failure', warning: 'warning', note: 'notice' };
/**
 * The report as a check run on the commit, with the findings as annotations. One with the same content is not created
 * again, and one that was interrupted between its annotations is continued. Different content becomes a new check run
 * with the same name, and GitHub shows the latest: annotations of an existing one cannot be removed.
 */
async function postResultCheck(report, { github, key, sha }) {
    const conclusion = conclusionOf(report);
    const externalId = `sallyport:${key}:${(0,fingerprint/* fingerprint */.R)([JSON.stringify([conclusion, report.answer.text, report.findings])])}`;
    const name = key === 'default' ? 'Sallyport' : `Sallyport (${key})`;
    const annotations = report.findings.slice(0, maxAnnotations).map(annotationOf);
    const rest = report.findings.length - annotations.length;
    const part = (start) => ({
        title: `${(0,headline/* headline */.Pl)(report)}, ${(0,format_number/* formatCount */.B4)(report.findings.length, 'finding')}`,
        summary: summaryOf(report),
        annotations: annotations.slice(start, start + annotationsAtOnce),
        conclusion: start + annotationsAtOnce >= annotations.length ? conclusion : null,
    });
    const written = await github.write('the check run', ['checks: write'], async (api) => {
        const existing = (await api.checkRuns(sha, name)).find((check) => check.externalId === externalId);
        if (existing?.isComplete === true)
            return { outcome: 'unchanged', url: existing.url };
        let done = existing?.annotations ?? 0;
        const run = existing ?? (await api.createCheckRun(sha, name, externalId, part(0)));
        if (existing === undefined)
            done = annotationsAtOnce;
        else if (done >= annotations.length)
            await api.continueCheckRun(run.id, part(done));
        for (; done < annotations.length; done += annotationsAtOnce)
            await api.continueCheckRun(run.id, part(done));
        return { outcome: existing === undefined ? 'created' : 'updated', url: run.url };
    });
    const note = rest > 0 ? `${(0,format_number/* formatCount */.B4)(rest, 'more finding is', 'more findings are')} in the SARIF file.` : '';
    return { what: `Check run ${conclusion}`, ...written, note };
}
/** A run that did not finish never reports success. */
function conclusionOf({ result, findings }) {
    if (findings.some(({ severity }) => severity === 'error'))
        return 'failure';
    if (findings.some(({ severity }) => severity === 'warning'))
        return 'neutral';
    return result.conclusion === 'success' ? 'success' : 'neutral';
}
function annotationOf({ path, line, endLine = line, severity, title, message }) {
    return {
        path,
        line,
        endLine,
        level: levels[severity],
        title: (0,lib_text/* shorten */.ml)(title, 255),
        message: (0,lib_text/* shorten */.ml)(message, 16_000),
    };
}
function summaryOf(report) {
    const text = (0,markdown/* reportMarkdown */.u)(report, { text: 40_000, rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } });
    const whole = report.links.run === null ? null : 'in the run summary';
    return (0,truncate_markdown/* truncateMarkdown */.o)(text, { limit: summaryCharacters, unit: 'characters', whole });
}

// EXTERNAL MODULE: ./lib/publish/writes.js
var writes = __webpack_require__(45058);
;// CONCATENATED MODULE: ./lib/publish/post-result.js







/** Maximum number of findings on lines of one review; the others are in the report. */
const maxComments = 50;
const rank = { error: 0, warning: 1, note: 2 };
/** The final text as a review of type COMMENT, with the findings on their lines, worst first. */
async function reviewResult(report, ports) {
    const { result, findings } = report;
    const why = problemOf(report, ports);
    if (why !== null)
        return { rows: [], problem: why };
    const worst = findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
    const comments = worst.slice(0, maxComments).map(lineCommentOf);
    const whole = (0,comment/* resultText */.D6)(report).text.trimEnd();
    // Its last line stays the last one, below the findings that have no line in the diff.
    const [closing = ''] = /\n\n<sub>[^\n]*<\/sub>$/.exec(whole) ?? [];
    const body = whole.slice(0, whole.length - closing.length);
    const request = { kind: 'review', event: 'COMMENT', body, comments };
    const context = await (0,writes/* publishContextOf */.q$)([request], result.conclusion, ports);
    // The report is safe already; the texts of the findings are not.
    const sanitize = (text) => (text === body ? { text, changes: [] } : context.sanitize(text));
    // User-defined keys cannot contain a slash, so this review is distinct from one that the model requested.
    const changed = { sanitize, key: `${context.key}/result`, footer: closing.trimStart() };
    const rows = await (0,apply_writes.applyWriteRequests)([request], { ...context, ...changed });
    const failed = rows.find(({ outcome }) => outcome === 'failed');
    return { rows, problem: failed === undefined ? null : failed.note };
}
function problemOf({ result: { text, conclusion, requests }, findings }, { runContext }) {
    const { event, settings } = runContext;
    if (event.item?.kind !== 'pull-request' || event.repository === null)
        return 'the event has no pull request';
    if (settings['github-token'] === undefined)
        return 'no github-token is set';
    if (writes/* withholding */.wr.has(conclusion))
        return `the run ended as ${conclusion}`;
    const isEmpty = text.trim() === '' && findings.length === 0 && !requests.some(({ kind }) => kind === 'noop');
    return isEmpty ? 'the model gave neither text nor findings' : null;
}
function lineCommentOf({ path, line, endLine, title, message, suggestion, rule = '' }) {
    return {
        // Models write another message in every run, and the title less often.
        id: (0,fingerprint/* fingerprint */.R)([
            path,
            '\0',
            rule,
            '\0',
            title
                .toLowerCase()
                .match(/[\p{L}\p{N}_]+/gu)
                ?.join(' ') ?? '',
        ], 12),
        path,
        line: endLine ?? line,
        side: 'RIGHT',
        body: `**${title}**\n\n${message}`,
        ...(endLine === undefined ? {} : { startLine: line }),
        ...(suggestion === undefined ? {} : { suggestion }),
    };
}
/** The report as a check run; the row has the reason if it cannot be posted. */
async function checkResult(report, ports) {
    const what = 'Check run';
    const { event, settings } = ports.runContext;
    const nowhere = (note) => ({ what, outcome: 'withheld', url: null, note });
    if (event.repository === null)
        return nowhere('The event names no repository.');
    if (settings['github-token'] === undefined)
        return nowhere('No github-token is set.');
    if (report.result.conclusion === 'cancelled')
        return nowhere('The run ended as cancelled.');
    const { github, reviewedSha: sha, key, } = await (0,writes/* publishContextOf */.q$)([{ kind: 'review' }], report.result.conclusion, ports);
    if (sha === null)
        return nowhere('It is unknown which commit the run looked at.');
    try {
        return await postResultCheck(report, { github, key, sha });
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* GitHubProblem */.J);
        return { what, outcome: 'failed', url: null, note: error.sentences };
    }
}


/***/ })

};
;