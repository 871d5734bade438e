"use strict";

exports.id = 7125;

exports.ids = [ 7125 ];

exports.modules = {
  37125: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      reportSkipped: () => reportSkipped
    });
    var _job_conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1480);
    var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81685);
    var _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80444);
    var _report_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66610);
    var _report_literal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58299);
    async function reportSkipped({reason: reason, hint: hint}, ports) {
      const {log: log, redact: redact} = ports;
      const sentences = [ `Not started: ${reason.replace(/\.$/, "")}.`, ...hint === null ? [] : [ hint ] ];
      const text = redact((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(sentences.join(" ")));
      if (hint === null) log.info(text); else log.warning(text);
      const {sign: sign, words: words} = _report_headline_js__WEBPACK_IMPORTED_MODULE_2__.vV.skipped;
      await (0, _publish_summary_file_js__WEBPACK_IMPORTED_MODULE_3__.o)(`### ${sign} ${words}\n\n${(0, 
      _report_literal_js__WEBPACK_IMPORTED_MODULE_4__.f)(text)}\n`, ports);
      return {
        exitCode: (0, _job_conclude_js__WEBPACK_IMPORTED_MODULE_0__.FO)("skipped"),
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
  }),
  58299: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      f: () => literalMarkdown,
      t: () => inlineCode
    });
    var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64720);
    const address = /((?:https?|ftp):\/\/[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")]|(?<![A-Za-z0-9])www\.[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")])/i;
    function literalMarkdown(text) {
      return text.replace(/\s*\n\s*/g, " ").trim().split(address).map((piece, index) => index % 2 === 1 ? inlineCode(piece) : escaped(piece)).join("");
    }
    function escaped(text) {
      return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[\\`*_[\]|~#]/g, "\\$&").replace(/\\#(?=\d)/g, "#&#8203;").replace(/@(?=[A-Za-z0-9])/g, "@&#8203;");
    }
    function inlineCode(text) {
      const line = text.replaceAll("\n", " ");
      return /[`|]/.test(line) || line.trim() === "" ? (0, _sanitize_code_js__WEBPACK_IMPORTED_MODULE_0__.h)(line) : `\`${line}\``;
    }
  }),
  64720: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
