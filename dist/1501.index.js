"use strict";

exports.id = 1501;

exports.ids = [ 1501 ];

exports.modules = {
  51501: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      reportCrash: () => reportCrash,
      reportUserError: () => reportUserError
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84422);
    var _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1480);
    var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81685);
    var _platform_process_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37204);
    var _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80444);
    var _report_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8601);
    var _report_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66610);
    async function reportUserError({diagnostics: diagnostics}, ports) {
      const {log: log, redact: redact} = ports;
      for (const diagnostic of diagnostics) log.error((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.xy)(diagnostic));
      const text = redact(diagnostics.map(_errors_js__WEBPACK_IMPORTED_MODULE_0__.xy).join("\n\n"));
      const lines = (0, _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_5__.p)(text.split("\n"));
      const title = `${_report_headline_js__WEBPACK_IMPORTED_MODULE_4__.vV["config-error"].sign} Not started, ${(0, 
      _report_headline_js__WEBPACK_IMPORTED_MODULE_4__.B4)(diagnostics.length, "thing")} to mend`;
      await (0, _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_5__.o)(`### ${title}\n\n${lines}\n`, ports);
      return {
        exitCode: (0, _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__.FO)("config-error"),
        text: "",
        value: (0, _report_errors_js__WEBPACK_IMPORTED_MODULE_6__.s)(diagnostics, redact),
        outputs: {
          conclusion: "config-error",
          reason: redact((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_2__.wh)(reasonOf(diagnostics)))
        }
      };
    }
    async function reportCrash(error, ports) {
      const {log: log, redact: redact} = ports;
      const diagnostic = (0, _platform_process_machine_problem_js__WEBPACK_IMPORTED_MODULE_3__.h)(error);
      if (diagnostic !== null) return await faulty(diagnostic, ports);
      const stack = error instanceof Error ? error.stack ?? error.message : String(error);
      log.error(`This is a bug of Sallyport, please report it:\n${stack}`);
      const lines = (0, _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_5__.p)(redact(stack).split("\n"));
      await (0, _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_5__.o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_4__.vV.incomplete.sign} Ended by a bug of Sallyport\n\n${lines}\n`, ports);
      return {
        exitCode: (0, _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__.FO)("incomplete"),
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
    async function faulty({text: text, hint: hint}, ports) {
      const reason = ports.redact(`The run could not go on: ${text}.`);
      ports.log.error(`${reason}\n  hint: ${hint}`);
      await (0, _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_5__.o)(`### ${_report_headline_js__WEBPACK_IMPORTED_MODULE_4__.vV.incomplete.sign} ${reason}\n`, ports);
      const outputs = {
        conclusion: "incomplete",
        reason: reason
      };
      return {
        exitCode: (0, _job_conclude_js__WEBPACK_IMPORTED_MODULE_1__.FO)("incomplete"),
        text: "",
        value: outputs,
        outputs: outputs
      };
    }
    function reasonOf([first, ...others]) {
      if (first === void 0) return "";
      const place = first.location === void 0 ? "" : `${first.location}: `;
      const more = others.length === 0 ? "" : ` (and ${(0, _report_headline_js__WEBPACK_IMPORTED_MODULE_4__.B4)(others.length, "other fault")})`;
      return `Not started: ${place}${first.message}${more}.`;
    }
  }),
  80444: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      o: () => writeSummaryFile,
      p: () => indentedBlock
    });
    async function writeSummaryFile(markdown, {log: log, writeSummary: writeSummary}) {
      try {
        await (writeSummary?.(markdown));
      } catch (error) {
        log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    function indentedBlock(lines) {
      return lines.map(line => `    ${line}`).join("\n");
    }
  }),
  8601: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      s: () => refusalValue
    });
    function refusalValue(diagnostics, redact) {
      return {
        conclusion: "config-error",
        errors: diagnostics.map(diagnostic => redactedDiagnostic(diagnostic, redact))
      };
    }
    function redactedDiagnostic(diagnostic, redact) {
      return Object.fromEntries(Object.entries(diagnostic).map(([name, value]) => [ name, name === "code" ? value : redact(value) ]));
    }
  }),
  66610: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      BD: () => formatCost,
      Pl: () => headline,
      ZV: () => formatNumber,
      a3: () => formatDuration,
      rL: () => signOf,
      vV: () => conclusionLabels
    });
    const conclusionLabels = {
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
      return [ conclusionLabels[conclusion].words, ...refused === 0 ? [] : [ `${formatCount(refused, "call was", "calls were")} refused` ], ...failed === 0 ? [] : [ `${formatCount(failed, "write")} failed` ] ].join(", ");
    }
    function signOf({result: {conclusion: conclusion}, writes: writes}) {
      return conclusionLabels[conclusion === "success" && failedIn(writes) > 0 ? "incomplete" : conclusion].sign;
    }
    const failedIn = writes => writes.filter(({outcome: outcome}) => outcome === "failed").length;
    function formatNumber(value) {
      return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function formatCount(value, one, many = `${one}s`) {
      return `${formatNumber(value)} ${value === 1 ? one : many}`;
    }
    function formatDuration(ms) {
      if (ms < 1e3) return `${String(Math.round(ms))} ms`;
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    function formatCost(usd) {
      if (usd === null) return "price not known";
      if (usd === 0) return "$0";
      return usd < .01 ? `$${usd.toPrecision(2)}` : `$${usd.toFixed(2)}`;
    }
  })
};
