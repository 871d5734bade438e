"use strict";
exports.id = 193;
exports.ids = [193];
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


/***/ })

};
;