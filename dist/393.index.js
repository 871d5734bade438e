"use strict";

exports.id = 393;

exports.ids = [ 393 ];

exports.modules = {
  50393: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Oc: () => handoffMarkdown,
      handoffOf: () => handoffOf,
      j6: () => handoffMarker,
      nt: () => handoffLimits,
      wo: () => handoffComment
    });
    var _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
    var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
    var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
    var _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78155);
    const handoffLimits = {
      fileBytes: 1e6,
      text: 4e4,
      findings: 100,
      path: 500,
      title: 200,
      message: 1e3
    };
    function handoffOf({text: text}, findings, head) {
      const kept = findings.filter(({path: path}) => path.length <= handoffLimits.path).slice(0, handoffLimits.findings);
      return {
        version: 1,
        head: head,
        text: (0, _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__.o)(text, {
          limit: handoffLimits.text,
          unit: "characters",
          whole: null
        }),
        ...kept.length === 0 ? {} : {
          findings: kept.map(asHandedOff)
        }
      };
    }
    function asHandedOff({path: path, line: line, endLine: endLine, severity: severity, title: title, message: message}) {
      return {
        path: path,
        line: line,
        severity: severity,
        ...endLine === void 0 ? {} : {
          endLine: endLine
        },
        title: (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(title, handoffLimits.title),
        message: (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.ml)(message, handoffLimits.message)
      };
    }
    function handoffMarkdown({text: text, findings: findings, head: head, run: run}) {
      const source = run === null ? "A run" : `[A run](${run})`;
      return `${[ "### From the pull request's own code", `${source} without secrets on commit ${head.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...text === "" ? [ "It contains no text." ] : [ "---", text, "---" ], ...findings.length === 0 ? [] : [ (0, 
      _findings_js__WEBPACK_IMPORTED_MODULE_0__.WT)(findings, handoffLimits.findings) ] ].join("\n\n")}\n`;
    }
    function handoffMarker(key) {
      return (0, _platform_github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__._)(key, "handoff");
    }
    function handoffComment(key, markdown) {
      const marker = handoffMarker(key);
      return `${marker}\n${(0, _truncate_markdown_js__WEBPACK_IMPORTED_MODULE_1__.o)(markdown, {
        limit: 65536 - marker.length - 1,
        unit: "characters",
        whole: null
      })}`;
    }
  })
};
