"use strict";

exports.id = 7564;

exports.ids = [ 7564 ];

exports.modules = {
  7564: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      crashed: () => crashed,
      refused: () => refused
    });
    var _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6486);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2357);
    var _report_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6446);
    async function refused({faults: faults}, {log: log, redact: redact, writeSummary: writeSummary}) {
      for (const fault of faults) log.error((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.A)(fault));
      const text = redact(faults.map(_errors_js__WEBPACK_IMPORTED_MODULE_1__.A).join("\n\n"));
      await summarise(writeSummary, `### Sallyport: config-error\n\nThe run did not begin.\n\n${indented(text)}\n`, log);
      return {
        exitCode: (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("config-error"),
        text: "",
        value: (0, _report_faults_js__WEBPACK_IMPORTED_MODULE_2__.s)(faults, redact),
        outputs: {
          conclusion: "config-error"
        }
      };
    }
    async function crashed(error, {log: log, redact: redact, writeSummary: writeSummary}) {
      const stack = error instanceof Error ? error.stack ?? error.message : String(error);
      log.error(`This is a bug of Sallyport, please report it:\n${stack}`);
      const summary = `### Sallyport: incomplete\n\nThe run ended by a bug of Sallyport.\n\n${indented(redact(stack))}\n`;
      await summarise(writeSummary, summary, log);
      return {
        exitCode: (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("incomplete"),
        text: "",
        value: {
          conclusion: "incomplete",
          bug: redact(stack)
        },
        outputs: {
          conclusion: "incomplete"
        }
      };
    }
    async function summarise(write, markdown, log) {
      try {
        await (write?.(markdown));
      } catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    function indented(text) {
      return text.split("\n").map(line => `    ${line}`).join("\n");
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
