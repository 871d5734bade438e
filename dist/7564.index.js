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
    var _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5693);
    var _report_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6446);
    var _report_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9298);
    var _summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6908);
    async function refused({faults: faults}, doors) {
      const {log: log, redact: redact} = doors;
      for (const fault of faults) log.error((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.A)(fault));
      const text = redact(faults.map(_errors_js__WEBPACK_IMPORTED_MODULE_1__.A).join("\n\n"));
      const lines = (0, _summary_js__WEBPACK_IMPORTED_MODULE_4__.g)(text.split("\n"));
      const title = `${_report_figures_js__WEBPACK_IMPORTED_MODULE_3__.rY["config-error"].sign} Not started, ${(0, 
      _report_figures_js__WEBPACK_IMPORTED_MODULE_3__.hS)(faults.length, "thing")} to mend`;
      await (0, _summary_js__WEBPACK_IMPORTED_MODULE_4__.f)(`### ${title}\n\n${lines}\n`, doors);
      return {
        exitCode: (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("config-error"),
        text: "",
        value: (0, _report_faults_js__WEBPACK_IMPORTED_MODULE_5__.s)(faults, redact),
        outputs: {
          conclusion: "config-error",
          reason: redact((0, _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_2__.wh)(reasonOf(faults)))
        }
      };
    }
    async function crashed(error, doors) {
      const {log: log, redact: redact} = doors;
      const stack = error instanceof Error ? error.stack ?? error.message : String(error);
      log.error(`This is a bug of Sallyport, please report it:\n${stack}`);
      const lines = (0, _summary_js__WEBPACK_IMPORTED_MODULE_4__.g)(redact(stack).split("\n"));
      await (0, _summary_js__WEBPACK_IMPORTED_MODULE_4__.f)(`### ${_report_figures_js__WEBPACK_IMPORTED_MODULE_3__.rY.incomplete.sign} Ended by a bug of Sallyport\n\n${lines}\n`, doors);
      return {
        exitCode: (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("incomplete"),
        text: "",
        value: {
          conclusion: "incomplete",
          bug: redact(stack)
        },
        outputs: {
          conclusion: "incomplete",
          reason: "The run ended by a bug of Sallyport."
        }
      };
    }
    function reasonOf([first, ...others]) {
      if (first === void 0) return "";
      const place = first.where === void 0 ? "" : `${first.where}: `;
      const more = others.length === 0 ? "" : ` (and ${(0, _report_figures_js__WEBPACK_IMPORTED_MODULE_3__.hS)(others.length, "other fault")})`;
      return `Not started: ${place}${first.what}${more}.`;
    }
  }),
  6908: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      f: () => summarise,
      g: () => indented
    });
    async function summarise(markdown, {log: log, writeSummary: writeSummary}) {
      try {
        await (writeSummary?.(markdown));
      } catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    function indented(lines) {
      return lines.map(line => `    ${line}`).join("\n");
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
  }),
  9298: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Pl: () => headline,
      U9: () => count,
      hS: () => counted,
      p0: () => duration,
      rL: () => signOf,
      rY: () => verdicts,
      y: () => cost
    });
    const verdicts = {
      success: {
        sign: "\u2705",
        words: "Finished"
      },
      "no-output": {
        sign: "\u26a0\ufe0f",
        words: "Ended without an answer"
      },
      denied: {
        sign: "\u26d4",
        words: "Failed, calls were refused"
      },
      incomplete: {
        sign: "\u26a0\ufe0f",
        words: "Ended before the work was done"
      },
      budget: {
        sign: "\ud83e\ude99",
        words: "Stopped, the budget is spent"
      },
      timeout: {
        sign: "\u23f0",
        words: "Stopped, the time is up"
      },
      "provider-error": {
        sign: "\u274c",
        words: "Failed, the model could not be used"
      },
      "config-error": {
        sign: "\u274c",
        words: "Failed, the configuration is wrong"
      },
      skipped: {
        sign: "\u23ed\ufe0f",
        words: "Skipped"
      },
      cancelled: {
        sign: "\ud83d\uded1",
        words: "Cancelled"
      }
    };
    function headline({result: {conclusion: conclusion, denials: denials}, writes: writes}) {
      const refused = conclusion === "denied" ? 0 : denials.length;
      const failed = failedIn(writes);
      return [ verdicts[conclusion].words, ...refused === 0 ? [] : [ `${counted(refused, "call was", "calls were")} refused` ], ...failed === 0 ? [] : [ `${counted(failed, "write")} failed` ] ].join(", ");
    }
    function signOf({result: {conclusion: conclusion}, writes: writes}) {
      return verdicts[conclusion === "success" && failedIn(writes) > 0 ? "incomplete" : conclusion].sign;
    }
    const failedIn = writes => writes.filter(({outcome: outcome}) => outcome === "failed").length;
    function count(value) {
      return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function counted(value, one, many = `${one}s`) {
      return `${count(value)} ${value === 1 ? one : many}`;
    }
    function duration(ms) {
      if (ms < 1e3) return `${String(Math.round(ms))} ms`;
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    function cost(usd) {
      if (usd === null) return "price not known";
      if (usd === 0) return "$0";
      return usd < .01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
    }
  })
};
