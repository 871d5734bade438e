"use strict";
exports.id = 1658;
exports.ids = [1658];
exports.modules = {

/***/ 11658:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unchangedInGit: () => (/* binding */ unchangedInGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38287);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92301);




/**
 * Which of these files git reports as unchanged: their content is in the objects of the clone too. Empty if git fails.
 */
async function unchangedInGit(setup, workspace, paths) {
    const runGit = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .createRunGit */ .el)({ ...setup, cwd: workspace, signal: new AbortController().signal });
    const names = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, path));
    const list = async (which) => {
        const end = await runGit('ls-files', '-z', which, '--', ...names);
        return end.exitCode === 0 ? (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(end) : null;
    };
    try {
        const [tracked, modified] = await Promise.all([list('--cached'), list('--modified')]);
        if (tracked === null || modified === null)
            return new Set();
        return new Set(tracked.filter((name) => !modified.includes(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, name)));
    }
    catch (error) {
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .rethrowUnless */ .ki)(error, _types_js__WEBPACK_IMPORTED_MODULE_2__/* .GitProblem */ .U);
        return new Set();
    }
}


/***/ })

};
;