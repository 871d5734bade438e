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
    var _report_literal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9180);
    var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6908);
    async function skipped({reason: reason, mend: mend}, doors) {
      const {log: log, redact: redact} = doors;
      const sentences = [ `Not started: ${reason}.`, ...mend === null ? [] : [ mend ] ];
      const text = redact((0, _host_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__.wh)(sentences.join(" ")));
      if (mend === null) log.info(text); else log.warning(text);
      await (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.f)(`### Sallyport: skipped\n\n${(0, 
      _report_literal_js__WEBPACK_IMPORTED_MODULE_3__.eu)(text)}\n`, doors);
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
  9180: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      eu: () => literal,
      ml: () => shorten,
      ti: () => inlineCode
    });
    var _trigger_sanitise_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2449);
    function shorten(text, max) {
      if (text.length <= max) return text;
      const end = /[\ud800-\udbff]/.test(text.charAt(max - 2)) ? max - 2 : max - 1;
      return `${text.slice(0, end)}\u2026`;
    }
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
      const escaped = text.replaceAll("\n", " ").replace(/[&<>"'`|\\*_[\]~!#:@$]/g, character => `&#${String(character.charCodeAt(0))};`);
      return `<code>${escaped}</code>`;
    }
    function fenced(text, language) {
      const runs = text.match(/`{3,}/g) ?? [];
      const fence = "`".repeat(Math.max(3, ...runs.map(run => run.length + 1)));
      return `${fence}${language}\n${text.endsWith("\n") || text === "" ? text : `${text}\n`}${fence}`;
    }
  })
};
