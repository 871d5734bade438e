"use strict";
exports.id = 291;
exports.ids = [291];
exports.modules = {

/***/ 10291:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   previewOf: () => (/* binding */ previewOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72443);
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49977);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83060);




const maxFileBytes = 1_000_000;
const maxDiff = 4_000;
const diffTimeoutMs = 200;
/**
 * The diff of a change to a file; `null` if the rules do not permit reading the file, or if the change is not possible.
 * `change` receives the text of the file, empty if it does not exist.
 */
async function previewOf(path, files, change) {
    const before = await files.read(path, maxFileBytes).then((bytes) => (0,_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(bytes)?.text ?? null, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_platform_files_types_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .k, ({ code }) => (code === 'missing' ? '' : null)));
    const after = before === null ? null : change(before);
    if (before === null || after === null)
        return null;
    const hunks = await (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hunksOf */ .H)(before, after, { context: 2, timeoutMs: diffTimeoutMs });
    if (hunks === null || hunks.text === '')
        return null;
    return hunks.text.length <= maxDiff
        ? hunks.text
        : `${hunks.text.slice(0, hunks.text.lastIndexOf('\n', maxDiff))}\n…\n`;
}


/***/ })

};
;