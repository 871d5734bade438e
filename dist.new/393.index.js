"use strict";
exports.id = 393;
exports.ids = [393];
exports.modules = {

/***/ 50393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ handoffMarkdown),
/* harmony export */   handoffOf: () => (/* binding */ handoffOf),
/* harmony export */   j6: () => (/* binding */ handoffMarker),
/* harmony export */   nt: () => (/* binding */ handoffLimits),
/* harmony export */   wo: () => (/* binding */ handoffComment)
/* harmony export */ });
/* harmony import */ var _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84182);
/* harmony import */ var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20544);
/* harmony import */ var _sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32622);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20653);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);





/** In UTF-16 units, except for the bytes of the file and the number of findings. */
const handoffLimits = {
    fileBytes: 1_000_000,
    text: 40_000,
    findings: 100,
    path: 500,
    title: 200,
    message: 1_000,
};
/** The hand-off of a run on this commit, within the limits. Expects redacted texts. */
function handoffOf({ text }, findings, head) {
    const kept = findings.filter(({ path }) => path.length <= handoffLimits.path).slice(0, handoffLimits.findings);
    return {
        version: 1,
        head,
        text: (0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMarkdown */ .o)(text, { limit: handoffLimits.text, unit: 'characters', whole: null }),
        ...(kept.length === 0 ? {} : { findings: kept.map(asHandedOff) }),
    };
}
function asHandedOff({ path, line, endLine, severity, title, message }) {
    return {
        path,
        line,
        severity,
        ...(endLine === undefined ? {} : { endLine }),
        title: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(title, handoffLimits.title),
        message: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(message, handoffLimits.message),
    };
}
/** The comment as Markdown. Its source comes first, because it looks like Sallyport's own output. */
function handoffMarkdown({ text, findings, head, run }) {
    const source = run === null ? 'A run' : `[A run](${run})`;
    return `${[
        "### From the pull request's own code",
        `${source} without secrets on commit ${head.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`,
        ...(text === '' ? ['It contains no text.'] : ['---', text, '---']),
        ...(findings.length === 0 ? [] : [(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsSection */ .WT)(findings, handoffLimits.findings)]),
    ].join('\n\n')}\n`;
}
/** The first line of the comment. It has its own part, so it never replaces the result of a run with secrets. */
function handoffMarker(key) {
    return (0,_platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerFor */ ._)(key, 'handoff');
}
/** The comment: marker and Markdown, truncated to GitHub's limit. */
function handoffComment(key, markdown) {
    const marker = handoffMarker(key);
    return `${marker}\n${(0,_sanitize_truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateMarkdown */ .o)(markdown, { limit: _github_writes_marked_body_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLimit */ .j9 - marker.length - 1, unit: 'characters', whole: null })}`;
}


/***/ })

};
;