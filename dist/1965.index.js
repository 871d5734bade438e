"use strict";

exports.id = 1965;

exports.ids = [ 1965 ];

exports.modules = {
  6934: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => withoutGaps,
      l: () => findingShape
    });
    var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5440);
    var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5562);
    const mostLines = 1e7;
    const findingShape = (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Ik)({
      path: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.WQ)("Line in the file as it is now.", 1, mostLines),
      endLine: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.WQ)("Last line of several.", 1, mostLines)),
      severity: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.yL)(_types_js__WEBPACK_IMPORTED_MODULE_1__.gO),
      title: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("What is wrong, in a few words.", {
        most: 200
      }),
      message: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Why it is wrong and what to do, plain text.", {
        most: 5e3
      }),
      suggestion: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("What the lines should become.", {
        empty: true,
        most: 2e4
      })),
      rule: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.wC)("A short stable name of this kind of finding.", /^[A-Za-z0-9._/-]{1,100}$/))
    });
    function withoutGaps({endLine: endLine, suggestion: suggestion, rule: rule, ...rest}) {
      return {
        ...rest,
        path: rest.path.replace(/^\.\//, ""),
        ...endLine === void 0 || endLine <= rest.line ? {} : {
          endLine: endLine
        },
        ...suggestion === void 0 ? {} : {
          suggestion: suggestion
        },
        ...rule === void 0 ? {} : {
          rule: rule
        }
      };
    }
  }),
  1965: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createFindingsTool: () => createFindingsTool
    });
    var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2444);
    var _input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5440);
    var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(579);
    var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6934);
    var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9766);
    const input = (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.Ik)({
      findings: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.p_)("The findings.", _finding_js__WEBPACK_IMPORTED_MODULE_2__.l, {
        least: 1,
        most: 200
      })
    });
    function createFindingsTool(recorder) {
      return (0, _define_js__WEBPACK_IMPORTED_MODULE_0__.u)({
        name: "ReportFindings",
        description: "Reports findings in files, each with its place. They become annotations and report files of the run.",
        input: input,
        readOnly: true,
        effects: () => [],
        label: ({findings: findings}) => (0, _output_js__WEBPACK_IMPORTED_MODULE_1__.U9)(findings.length, "finding"),
        run: ({findings: findings}) => (0, _record_js__WEBPACK_IMPORTED_MODULE_3__.g1)(recorder, {
          kind: "findings",
          findings: findings.map(_finding_js__WEBPACK_IMPORTED_MODULE_2__.C)
        })
      });
    }
  })
};
