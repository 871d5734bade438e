"use strict";
exports.id = 1675;
exports.ids = [1675];
exports.modules = {

/***/ 62103:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeSummaryFile),
/* harmony export */   p: () => (/* binding */ indentedBlock)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/** If the summary cannot be written, a warning is logged; the outputs are still set. */
async function writeSummaryFile(markdown, { log, writeSummary }) {
    try {
        await writeSummary?.(markdown);
    }
    catch (error) {
        log.warning(`The summary could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
    }
}
/** An indented block shows everything literally; a fence could be closed from inside. */
function indentedBlock(lines) {
    return lines.map((line) => `    ${line}`).join('\n');
}


/***/ }),

/***/ 59028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   s: () => (/* binding */ refusalValue)
/* harmony export */ });
/** The `--json` output of a run that could not start. */
function refusalValue(diagnostics, redact) {
    return {
        conclusion: 'config-error',
        code: codeOf(diagnostics),
        errors: diagnostics.map((diagnostic) => redactedDiagnostic(diagnostic, redact)),
    };
}
/** Of the first error. */
const codeOf = ([diagnostic]) => diagnostic?.code ?? 'setting-invalid';
function redactedDiagnostic(diagnostic, redact) {
    return Object.fromEntries(Object.entries(diagnostic).map(([name, value]) => [
        name,
        name === 'code' ? value : redact(value),
    ]));
}


/***/ }),

/***/ 31675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endedWithout: () => (/* binding */ endedWithout),
/* harmony export */   reportCanceled: () => (/* binding */ reportCanceled),
/* harmony export */   reportCrash: () => (/* binding */ reportCrash),
/* harmony export */   reportSkipped: () => (/* binding */ reportSkipped),
/* harmony export */   reportUserError: () => (/* binding */ reportUserError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54539);
/* harmony import */ var _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71431);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7138);
/* harmony import */ var _platform_host_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14694);
/* harmony import */ var _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62103);
/* harmony import */ var _report_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59028);
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1359);
/* harmony import */ var _sanitize_literal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20653);










/** A run that could not start: every problem in the log and the summary, conclusion `config-error`. */
async function reportUserError({ diagnostics }, ports) {
    const { log, redact, documentation } = ports;
    const texts = diagnostics.map((diagnostic) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDiagnostic */ .xy)(diagnostic, documentation));
    for (const text of texts)
        log.error(text);
    const text = redact(texts.join('\n\n'));
    const lines = (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .indentedBlock */ .p)(text.split('\n'));
    const title = `${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV['config-error'].sign} Not started: ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(diagnostics.length, 'problem')} to fix`;
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${title}\n\n${lines}\n`, ports);
    const reason = redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(reasonOf(diagnostics)));
    return endedWithout('config-error', (0,_report_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$)(diagnostics), reason, (0,_report_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .refusalValue */ .s)(diagnostics, redact));
}
/** A cancel that ended the preparation of a run, such as a fetch: what that reports is not a problem to fix. */
async function reportCanceled(signal, ports) {
    const reason = `The run was canceled (${String(signal.reason)}) before a job began.`;
    ports.log.warning(reason);
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.cancelled.sign} ${reason}\n`, ports);
    return endedWithout('cancelled', 'canceled', reason);
}
/**
 * A bug in Sallyport: its stack, redacted and sanitized like everything else, in the log and the summary. The outputs
 * contain `incomplete`, so that no later step treats the job as done.
 */
async function reportCrash(error, ports) {
    const { log, redact } = ports;
    const diagnostic = (0,_platform_host_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .machineProblem */ .h)(error);
    if (diagnostic !== null)
        return await faulty(diagnostic, ports);
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error(`This is a bug in Sallyport, please report it:\n${stack}`);
    const lines = (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .indentedBlock */ .p)(redact(stack).split('\n'));
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.incomplete.sign} Ended by a bug in Sallyport\n\n${lines}\n`, ports);
    const value = { conclusion: 'incomplete', code: 'internal-error', bug: redact(stack) };
    return endedWithout('incomplete', 'internal-error', 'The run was ended by a bug in Sallyport.', value);
}
/** A problem of the machine, such as a full disk; a stack trace would not help. */
async function faulty({ text, hint }, ports) {
    const reason = ports.redact(`The run could not continue: ${text}.`);
    ports.log.error(`${reason}\n  hint: ${hint}`);
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.incomplete.sign} ${reason}\n`, ports);
    return endedWithout('incomplete', 'machine-problem', reason);
}
/** The outcome of a run without a job, as text for nothing but the outputs and the JSON value. */
function endedWithout(conclusion, code, reason, value = { conclusion, code, reason }) {
    return {
        exitCode: (0,_job_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(conclusion),
        text: '',
        value,
        outputs: { conclusion, 'reason-code': code, reason },
    };
}
/** Names the first problem: a reason is one sentence, and the log has the rest. */
function reasonOf([diagnostic, ...others]) {
    if (diagnostic === undefined)
        return '';
    const place = diagnostic.location === undefined ? '' : `${diagnostic.location}: `;
    const more = others.length === 0 ? '' : ` (and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(others.length, 'other problem')})`;
    return `Not started: ${place}${diagnostic.message}${more}.`;
}
/** An event that starts no run: the reason, in log, summary and outputs. No prompt was read and no model was used. */
async function reportSkipped({ code, reason, hint }, ports) {
    const { log, redact } = ports;
    // Some reasons are whole sentences, such as GitHub's error messages.
    const sentences = [`Not started: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutPeriod */ .Kx)(reason)}.`, ...(hint === null ? [] : [hint])];
    const text = redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(sentences.join(' ')));
    if (hint === null)
        log.info(text);
    else
        log.warning(text);
    const { sign, text: words } = _report_headline_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionLabels */ .vV.skipped;
    await (0,_publish_summary_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeSummaryFile */ .o)(`### ${sign} ${words}\n\n${(0,_sanitize_literal_js__WEBPACK_IMPORTED_MODULE_9__/* .literalMarkdown */ .ft)(text)}\n`, ports);
    return endedWithout('skipped', code, text);
}


/***/ })

};
;