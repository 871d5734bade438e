export const id = 724;
export const ids = [724];
export const modules = {

/***/ 724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuse: () => (/* binding */ refuse)
/* harmony export */ });
/* harmony import */ var _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6991);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _host_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4220);
/* harmony import */ var _host_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6223);
/* harmony import */ var _host_surroundings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2955);
/* harmony import */ var _report_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6345);






/**
 * What every command says when it could not begin: the faults as text, and where `--json` stands among the
 * arguments, which may themselves be at fault, as one JSON value too (but for `render`). Returns the exit code.
 */
function refuse({ faults }, argv, { stdio, environment }) {
    const redact = (0,_host_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedact */ .a)((0,_host_surroundings_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOf */ .F)(environment));
    const colour = stdio.errIsTerminal && (environment['NO_COLOR'] ?? '') === '';
    const log = (0,_host_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createLog */ .h)({ write: stdio.err, redact, runner: false, colour });
    for (const fault of faults)
        log.error((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .formatFault */ .A)(fault));
    // Whoever reads the segments of a plan must not find another value in their place.
    if (argv[0] === 'render')
        return (0,_batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .F)('config-error');
    const end = argv.indexOf('--');
    if (argv.slice(0, end < 0 ? argv.length : end).includes('--json')) {
        stdio.out(`${JSON.stringify((0,_report_faults_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalValue */ .s)(faults, redact), null, 2)}\n`);
    }
    return (0,_batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .F)('config-error');
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
