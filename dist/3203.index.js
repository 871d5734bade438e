"use strict";

exports.id = 3203;

exports.ids = [ 3203 ];

exports.modules = {
  23203: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      refuse: () => refuse
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
    var _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71431);
    var _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48080);
    var _platform_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66577);
    var _platform_terminal_color_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28028);
    var _platform_terminal_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75389);
    var _report_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59028);
    function refuse({diagnostics: diagnostics}, argv, {stdio: stdio, environment: environment}) {
      const redact = (0, _platform_secrets_redact_js__WEBPACK_IMPORTED_MODULE_3__.a)((0, 
      _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_2__.Fj)(environment));
      const color = (0, _platform_terminal_color_js__WEBPACK_IMPORTED_MODULE_5__.W)(stdio.errIsTerminal, environment);
      const log = (0, _platform_terminal_log_js__WEBPACK_IMPORTED_MODULE_4__.h)({
        write: stdio.err,
        redact: redact,
        runner: false,
        color: color
      });
      for (const diagnostic of diagnostics) log.error((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.xy)(diagnostic));
      if (argv[0] === "render") return (0, _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__.FO)("config-error");
      const end = argv.indexOf("--");
      if (argv.slice(0, end < 0 ? argv.length : end).includes("--json")) stdio.out(`${JSON.stringify((0, 
      _report_errors_js__WEBPACK_IMPORTED_MODULE_6__.s)(diagnostics, redact), null, 2)}\n`);
      return (0, _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__.FO)("config-error");
    }
  })
};
