"use strict";

exports.id = 4552;

exports.ids = [ 4552 ];

exports.modules = {
  4552: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      skipped: () => skipped
    });
    var _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6486);
    var _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5693);
    var _report_figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9298);
    var _report_literal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9180);
    var _summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6908);
    async function skipped({reason: reason, mend: mend}, doors) {
      const {log: log, redact: redact} = doors;
      const sentences = [ `Not started: ${reason.replace(/\.$/, "")}.`, ...mend === null ? [] : [ mend ] ];
      const text = redact((0, _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__.wh)(sentences.join(" ")));
      if (mend === null) log.info(text); else log.warning(text);
      const {sign: sign, words: words} = _report_figures_js__WEBPACK_IMPORTED_MODULE_2__.rY.skipped;
      await (0, _summary_js__WEBPACK_IMPORTED_MODULE_3__.f)(`### ${sign} ${words}\n\n${(0, 
      _report_literal_js__WEBPACK_IMPORTED_MODULE_4__.e)(text)}\n`, doors);
      return {
        exitCode: (0, _batch_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("skipped"),
        text: "",
        value: {
          conclusion: "skipped",
          reason: text
        },
        outputs: {
          conclusion: "skipped",
          reason: text
        }
      };
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
  }),
  9180: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      e: () => literal,
      t: () => inlineCode
    });
    var _trigger_sanitise_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2449);
    const address = /((?:https?|ftp):\/\/[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")]|(?<![A-Za-z0-9])www\.[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")])/i;
    function literal(text) {
      return text.replace(/\s*\n\s*/g, " ").trim().split(address).map((piece, index) => index % 2 === 1 ? inlineCode(piece) : escaped(piece)).join("");
    }
    function escaped(text) {
      return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[\\`*_[\]|~#]/g, "\\$&").replace(/\\#(?=\d)/g, "#&#8203;").replace(/@(?=[A-Za-z0-9])/g, "@&#8203;");
    }
    function inlineCode(text) {
      const line = text.replaceAll("\n", " ");
      return /[`|]/.test(line) || line.trim() === "" ? (0, _trigger_sanitise_code_js__WEBPACK_IMPORTED_MODULE_0__.h)(line) : `\`${line}\``;
    }
  }),
  2449: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      O: () => fenced,
      h: () => htmlCode
    });
    function htmlCode(text) {
      const escaped = text.replaceAll("\n", " ").replace(/[&<>"'`|\\*_[\]~!#:@$]|w(?=ww\.)/gi, character => `&#${String(character.charCodeAt(0))};`);
      return `<code>${escaped}</code>`;
    }
    function fenced(text, language) {
      const runs = text.match(/`{3,}/g) ?? [];
      const fence = "`".repeat(Math.max(3, ...runs.map(run => run.length + 1)));
      return `${fence}${language}\n${text.endsWith("\n") || text === "" ? text : `${text}\n`}${fence}`;
    }
  })
};
