"use strict";

exports.id = 6715;

exports.ids = [ 6715 ];

exports.modules = {
  20480: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      C: () => withoutGaps,
      l: () => findingShape
    });
    var _input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23013);
    var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17884);
    const mostLines = 1e7;
    const findingShape = (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.pr)({
      path: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.iN)("Line in the file as it is now.", 1, mostLines),
      endLine: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.iN)("Last line of several.", 1, mostLines)),
      severity: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.BD)(_types_js__WEBPACK_IMPORTED_MODULE_1__.gO),
      title: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("What is wrong, in a few words.", {
        most: 200
      }),
      message: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("Why it is wrong and what to do, plain text.", {
        most: 5e3
      }),
      suggestion: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.ze)("What the lines should become.", {
        empty: true,
        most: 2e4
      })),
      rule: (0, _input_js__WEBPACK_IMPORTED_MODULE_0__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_0__.YY)("A short stable name of this kind of finding.", /^[A-Za-z0-9._/-]{1,100}$/))
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
  46715: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createFindingsTool: () => createFindingsTool
    });
    var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6331);
    var _input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23013);
    var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71660);
    var _finding_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20480);
    var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46088);
    const input = (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.pr)({
      findings: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.Cp)("The findings.", _finding_shape_js__WEBPACK_IMPORTED_MODULE_2__.l, {
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
        label: ({findings: findings}) => (0, _output_js__WEBPACK_IMPORTED_MODULE_1__.y_)(findings.length, "finding"),
        run: ({findings: findings}) => (0, _record_js__WEBPACK_IMPORTED_MODULE_3__.Vi)(recorder, {
          kind: "findings",
          findings: findings.map(_finding_shape_js__WEBPACK_IMPORTED_MODULE_2__.C)
        })
      });
    }
  })
};
