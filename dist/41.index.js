export const id = 41;
export const ids = [41];
export const modules = {

/***/ 9041:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   crashed: () => (/* binding */ crashed),
/* harmony export */   refused: () => (/* binding */ refused)
/* harmony export */ });
/* harmony import */ var _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6991);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _report_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6345);



/** A run that could not begin: every fault in the log and the summary, conclusion `config-error`. */
async function refused({ faults }, { log, redact, writeSummary }) {
    for (const fault of faults)
        log.error((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .formatFault */ .A)(fault));
    const text = redact(faults.map(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .formatFault */ .A).join('\n\n'));
    await summarise(writeSummary, `### Sallyport: config-error\n\nThe run did not begin.\n\n${indented(text)}\n`, log);
    return {
        exitCode: (0,_batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .F)('config-error'),
        text: '',
        value: (0,_report_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalValue */ .s)(faults, redact),
        outputs: { conclusion: 'config-error' },
    };
}
/**
 * A bug of ours: its stack, redacted and harmless like everything else, in the log and the summary. The outputs say
 * `incomplete`, so that nothing that follows takes the job for done.
 */
async function crashed(error, { log, redact, writeSummary }) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error(`This is a bug of Sallyport, please report it:\n${stack}`);
    const summary = `### Sallyport: incomplete\n\nThe run ended by a bug of Sallyport.\n\n${indented(redact(stack))}\n`;
    await summarise(writeSummary, summary, log);
    return {
        exitCode: (0,_batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .F)('incomplete'),
        text: '',
        value: { conclusion: 'incomplete', bug: redact(stack) },
        outputs: { conclusion: 'incomplete' },
    };
}
async function summarise(write, markdown, log) {
    try {
        await write?.(markdown);
    }
    catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}
/** An indented block shows everything as it is; a fence could be closed from inside. */
function indented(text) {
    return text
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n');
}


/***/ }),

/***/ 6345:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ refusalValue)
/* harmony export */ });
/** What `--json` prints where something could not begin. */
function refusalValue(faults, redact) {
    return { conclusion: 'config-error', faults: faults.map((fault) => redactedFault(fault, redact)) };
}
function redactedFault(fault, redact) {
    return Object.fromEntries(Object.entries(fault).map(([name, value]) => [name, redact(value)]));
}


/***/ })

};
