"use strict";

exports.id = 3203;

exports.ids = [ 3203 ];

exports.modules = {
  3203: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      refuse: () => refuse
    });
    var _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6486);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
    var _host_colour_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1023);
    var _host_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6665);
    var _host_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2648);
    var _host_surroundings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2088);
    var _report_faults_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6446);
    function refuse({faults: faults}, argv, {stdio: stdio, environment: environment}) {
      const redact = (0, _host_redact_js__WEBPACK_IMPORTED_MODULE_3__.a)((0, _host_surroundings_js__WEBPACK_IMPORTED_MODULE_4__.F)(environment));
      const colour = (0, _host_colour_js__WEBPACK_IMPORTED_MODULE_5__.B)(stdio.errIsTerminal, environment);
      const log = (0, _host_log_js__WEBPACK_IMPORTED_MODULE_2__.h)({
        write: stdio.err,
        redact: redact,
        runner: false,
        colour: colour
      });
      for (const fault of faults) log.error((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.A)(fault));
      if (argv[0] === "render") return (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("config-error");
      const end = argv.indexOf("--");
      if (argv.slice(0, end < 0 ? argv.length : end).includes("--json")) stdio.out(`${JSON.stringify((0, 
      _report_faults_js__WEBPACK_IMPORTED_MODULE_6__.s)(faults, redact), null, 2)}\n`);
      return (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("config-error");
    }
  }),
  6446: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      s: () => refusalValue
    });
    function refusalValue(faults, redact) {
      return {
        conclusion: "config-error",
        faults: faults.map(fault => redactedFault(fault, redact))
      };
    }
    function redactedFault(fault, redact) {
      return Object.fromEntries(Object.entries(fault).map(([name, value]) => [ name, redact(value) ]));
    }
  })
};
